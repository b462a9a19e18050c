import { foldText } from './header-words.ts'

/** The beginnings of names that parts lists use for manufacturers. */
const manufacturers = `3m|abracon|adafruit|adi|ai-thinker|aishi|allegro|alliance memory|alps|altera|amd|ampire|amphenol|ams|analog device|aos|alpha & omega|alpha and omega|atmel|aurocon|avago|avx|belfuse|bel fuse|boom|bosch|bourns|
  broadcom|c&k|cal-chip|camdenboss|chemi-con|cinch|citizen|cixi|cj|changjiang|cliff|coilcraft|comchip|cree|crystek|ctc|cts|cui|cypress|dallas|darfon|degson|delock|delta|diodes|diotec|e-switch|eaton|econ connect|ecs|elna|epcos|
  epson|espressif|everlight|evvo|exar|fairchild|faston|fci|fenghua|fh|fojan|foxconn|freescale|ftdi|fuji|future|g-switch|gigadevice|goford|grayhill|hanrun|harting|harwin|hirose|hitachi|holtek|holy stone|hongfa|honeywell|hrs|
  idt|infineon|intel|international rectifier|intersil|invensense|irf|isocom|issi|jauch|ixys|jae|jst|jushuo|kamaya|keystone|kemet|kingbright|kinghelm|koa|korean hroparts|kyocera|laird|lattice|lelon|lem|
  linear tech|lite-on|liteon|littelfuse|lrc|lumberg|lumileds|lumex|macronix|maxim|maxlinear|mcc|mean well|megastar|melexis|micrel|microchip|micro commercial|micron|microsemi|mill-max|mini-circuits|mitsubishi|molex|monolithic|
  mornsun|mps|multicomp|murata|newhaven|national|ndk|nec|neutrik|nexperia|nichia|nichicon|nic components|ninigi|nippon|nordic|nuvoton|nxp|omron|on semi|onsemi|optek|osram|panasonic|panjit|pericom|philips|phoenix|
  pulse|qorvo|qualcomm|quectel|raltron|raspberry|realtek|recom|red link|renesas|richtek|rohm|royal ohm|royalohm|rubycon|samsung|samtec|sandisk|sanken|sanyo|schurter|seeed|seiko|semtech|sensirion|sgmicro|sharp|shou han|
  silicon lab|silabs|silergy|sinhoo|sitime|skyworks|slkor|stackpole|st micro|stmicro|stmicroelectronics|st|sullins|sunlord|susumu|switchcraft|tag-connect|taiyo|taiwan semi|taoglas|tdk|te conn|te|tyco|techpublic|tel-?link|
  texas|ti|toshiba|traco|txc|u-blox|ublox|uni-royal|uniroyal|uniohm|united chemi|vcc|viking|vishay|walsin|wago|wch|weidm|winbond|wolfspeed|worldsemi|würth|wurth|wuerth|we|wima|wiznet|xilinx|xkb|xtx|xunpu|
  yageo|yxc|zetex|zilog|zxy|generic|any|various|国巨|村田|三星|风华|風華|厚声|太诱|太陽誘電|立隆|长电|乐山|江苏长|德州|意法|恩智浦|微芯|英飞凌|安森美|顺络|松下|罗姆|美信|亚德诺|矽力杰|圣邦微|兆易|乐鑫|沁恒|東芝|ローム|村田製作所|パナソニック|ルネサス|日亜|삼성|삼화|`
const distributors = `digi-?key|mouser|lcsc|szlcsc|farnell|newark|element ?14|rs|rs ?components|rs-online|arrow|avnet|tme|future|verical|rutronik|reichelt|conrad|aliexpress|amazon|ebay|taobao|jameco|pololu|jaycar|altronics|futurlec|maplin|elfadistrelec|
  jlcpcb|tayda|adafruit|sparkfun|seeed|pollin|distrelec|elfa|octopart|chip1stop|akizuki|秋月|秋月電子|marutsu|マルツ|立创|立创商城|得捷|贸泽|淘宝|чип и дип|chipdip|платан|промэлектроника|терраэлектроника|디바이스마트|엘레파츠|ic114`

const toPattern = (names: string) =>
  new RegExp(
    `^(?:${foldText(names)
      .replaceAll(/\s*\n\s*/g, '')
      .replace(/\|$/, '')})(?![\\p{L}\\p{N}])`,
    'u',
  )
const [manufacturer, distributor] = [toPattern(manufacturers), toPattern(distributors)]
const beginning =
  /^(?:st ?micro|national|analog device|alpha|silicon lab|diodes|taiyo|texas|nippon|united|murata|samsung|panasonic|vishay|wurth|wuerth|phoenix|on semi|te conn)/u

const isName = (text: string) => text.length >= 2 && text.length <= 60 && !/\d{2}/.test(text)

export const isKnownManufacturer = (text: string) => {
  if (!isName(text)) return false
  const folded = foldText(text)
  return (
    manufacturer.test(folded) ||
    beginning.test(folded) ||
    /(?:semiconductor|electronics|microelectronics|电子|電子|半导体)\b/u.test(folded)
  )
}

export const isKnownDistributor = (text: string) => isName(text) && distributor.test(foldText(text))
