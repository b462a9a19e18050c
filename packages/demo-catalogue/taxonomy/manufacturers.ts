const list = `
advanced-monolithic-systems US Advanced Monolithic Systems
abracon US Abracon
allegro US Allegro MicroSystems
alliance-memory US Alliance Memory
alpha-omega US Alpha & Omega Semiconductor
alps-alpine JP Alps Alpine
amphenol US Amphenol
ams-osram AT ams-OSRAM
analog-devices US Analog Devices
avia CN Avia Semiconductor
bosch-sensortec DE Bosch Sensortec
bourns US Bourns
broadcom US Broadcom
c-and-k US C&K
cinch US Cinch Connectivity Solutions
coilcraft US Coilcraft
cts US CTS
cui-devices US CUI Devices
diodes-incorporated US Diodes Incorporated
e-switch US E-Switch
ecs US ECS
epson JP Epson
espressif CN Espressif Systems
everlight TW Everlight
finder IT Finder
ftdi GB FTDI
gct GB GCT
gigadevice CN GigaDevice
hanrun CN HanRun
harwin GB Harwin
hirose JP Hirose Electric
holtek TW Holtek
infineon DE Infineon
issi US ISSI
jst JP JST
kemet US KEMET
keystone US Keystone Electronics
kingbright TW Kingbright
koa-speer JP KOA Speer
korean-hroparts CN Korean Hroparts Elec
kyocera-avx US KYOCERA AVX
lattice US Lattice Semiconductor
lite-on TW Lite-On
littelfuse US Littelfuse
macronix TW Macronix
mean-well TW Mean Well
micro-crystal CH Micro Crystal
microchip US Microchip
molex US Molex
monolithic-power-systems US Monolithic Power Systems
murata JP Murata
nexperia NL Nexperia
nichicon JP Nichicon
nordic-semiconductor NO Nordic Semiconductor
nxp NL NXP
omron JP Omron
on-shore-technology US On Shore Technology
onsemi US onsemi
panasonic JP Panasonic
phoenix-contact DE Phoenix Contact
pulse-electronics US Pulse Electronics
quectel CN Quectel
raspberry-pi GB Raspberry Pi
recom-power AT RECOM Power
renesas JP Renesas
richtek TW Richtek
rohm JP ROHM
samsung-electro-mechanics KR Samsung Electro-Mechanics
samtec US Samtec
schurter CH Schurter
seiko-instruments JP Seiko Instruments
semtech US Semtech
sensirion CH Sensirion
sharp JP Sharp
silicon-labs US Silicon Labs
sitime US SiTime
songle CN Songle
souriau FR Souriau
stackpole US Stackpole Electronics
state-of-the-art US State of the Art
stmicroelectronics CH STMicroelectronics
sullins US Sullins Connector Solutions
susumu JP Susumu
taiyo-yuden JP Taiyo Yuden
tdk JP TDK
te-connectivity CH TE Connectivity
texas-instruments US Texas Instruments
topower CN NanJing Top Power
torex JP Torex
toshiba JP Toshiba
traco-power CH Traco Power
u-blox CH u-blox
uniohm TW Uniohm
vishay US Vishay
wago DE WAGO
walsin TW Walsin Technology
wch CN WCH
ween-semiconductors CN WeEn Semiconductors
winbond TW Winbond
wiznet KR WIZnet
worldsemi CN Worldsemi
wurth-elektronik DE Würth Elektronik
yageo TW Yageo
3m US 3M
aerosemi CN Aerosemi
ai-thinker CN Ai-Thinker
amass CN Amass
amd US AMD
ap-memory TW AP Memory
bel-fuse US Bel Fuse
cirrus-logic US Cirrus Logic
cixi-kefa CN Cixi Kefa
cnc-tech US CNC Tech
degson CN Degson
eaton IE Eaton
everest CN Everest Semiconductor
fortune TW Fortune Semiconductor
fujitsu JP Fujitsu
genesys-logic TW Genesys Logic
gowin CN Gowin Semiconductor
hi-link CN Hi-Link
hongfa CN Hongfa
hoperf CN HopeRF
hubei-kento CN Hubei KENTO
injoinic CN Injoinic
inolux US Inolux
intel US Intel
jae JP JAE
jiangsu-changjing CN Changjiang
jiangsu-huaneng CN Jiangsu Huaneng
jushuo CN JUSHUO
kycon US Kycon
laird GB Laird Connectivity
maxlinear US MaxLinear
mdd CN MDD
micro-commercial-components US Micro Commercial Components
micron US Micron
mornsun CN Mornsun
mpd US Memory Protection Devices
nanjing-micro-one CN Nanjing Micro One
ndk JP NDK
nsiway CN Nsiway
opsco CN Opsco
power-integrations US Power Integrations
powtech CN PowTech
prolific TW Prolific
pui-audio US PUI Audio
raytac TW Raytac
realtek TW Realtek
renata CH Renata
shiji CN Shiji Lighting
shou-han CN Shou Han
silergy CN Silergy
simcom CN SIMCom
sunlord CN Sunlord
terminus TW Terminus Technology
titan-micro CN Titan Micro
txc TW TXC
xkb-connectivity CN XKB Connectivity
xlsemi CN XLSEMI
yangxing CN Yangxing
`

type Manufacturer = { id: number; slug: string; country: string; name: string }

export const manufacturers: readonly Manufacturer[] = list
  .trim()
  .split('\n')
  .map((line, i) => {
    const [slug = '', country = '', ...name] = line.split(' ')
    return { id: i + 1, slug, country, name: name.join(' ') }
  })
export const manufacturerIds: ReadonlyMap<string, number> = new Map(manufacturers.map(({ slug, id }) => [slug, id]))
