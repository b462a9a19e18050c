/** English words of part names, and the words and short forms that mean them, most of other languages. `*` stands for an ending of up to four letters. */
const vocabulary = `
resistor: widerstand* widerstaend* resistenz* resistencia* резистор* сопротивлени* مقاوم* 电阻 電阻 抵抗 저항
capacitor: kondensator* condensateur* condensador* condensator* конденсатор* مكثف* 电容 電容 コンデンサ キャパシタ 커패시터 콘덴서
ceramic capacitor: kerko* セラコン
ceramic chip capacitor: mlcc
electrolytic capacitor: elko*
tantalum: tantal tantale tantalio танталов* تنتالوم* التنتالوم 钽 鉭質 鉭 タンタル 탄탈
ceramic: keramik keramisch* ceramique* ceramic* керамическ* خزفي* سيراميك* 陶瓷 セラミック 세라믹
electrolytic: elektrolyt* electrolytique* electrolitic* elettrolitic* электролитическ* الكتروليتي* كيميائي* 电解 電解 전해
film: schicht folien folie couche pelicula* pellicola плёночн* плёнк* غشاء غشائي* 膜 皮膜 フィルム 피막 필름
film capacitor: folienkondensator* 薄膜电容 薄膜電容 필름커패시터
thick film: dickschicht* толстоплёночн* 厚膜 후막
thin film: dünnschicht* тонкоплёночн* 薄膜 박막
metal film: metallschicht* металлоплёночн* 金属膜 金屬膜 金属皮膜 금속피막
carbon film: kohleschicht* углеродист* 碳膜 炭素皮膜 탄소피막
thick: grueso* gruesa* spesso épaiss* سميك*
thin: delgad* sottil* mince* رقيق*
metal: metall metallo metallic* métalliqu* metálic* معدني* 金属 金屬 금속
carbon: kohle carbone carbono carbonio كربون* 碳 炭素 탄소
chip: чип 贴片 貼片 晶片 チップ 칩 رقاقي*
inductor: induktivität* drossel* spule* inductor* bobina bobinas induttor* induttanz* дроссел* индуктивност* محث* محاث* 电感 電感 インダクタ 인덕터
power: leistung* puissance potencia potenza силов* мощност* قدره القدره 功率 パワー 파워
ferrite bead: ferritperle* 磁珠 フェライトビズ 페라이트비드
ferrite: ferrit* ферритов* ферит* فريت الفريت 铁氧体 鐵氧體 フェライト 페라이트
bead: perle* perla* perline бусин* خرز* 비드 ビズ
transformer: ubertrager trafo transformator* transformateur* transformador* trasformator* трансформатор* 变压器 變壓器 トランス 변압기
crystal: quarz* schwingquarz* quartz cristal* кварц* بلور* 晶体 晶振 石英晶體 石英 水晶振動子 水晶 수정진동자 수정
oscillator: oszillator* oscillateur* oscilador* oscillator* осциллятор* генератор* مذبذب* 振荡器 振盪器 発振器 발진기 오실레이터
resonator: resonator* résonateur* resonador* risonator* резонатор* رنان* 谐振器 諧振器 発振子 공진기 레조네이터
watch: uhren horloger* reloj orologi часов* ساعات الساعات 時計用 시계용
diode: diode* diodo* diodi* диод* ثنائي* دايود* 二极管 二極體 ダイオド 다이오드
rectifier: gleichrichter* redresseur* redressement rectificador* raddrizzator* выпрямител* выпрямительн* تقويم التقويم 整流 정류
bridge: pont ponte ponti puente* мост*
bridge rectifier: bruckengleichrichter* 整流桥 桥式整流器 橋式整流器 ブリッジ整流器 ブリッジダイオド 브리지정류기
zener diode: стабилитрон* 稳压二极管 穩壓二極體 齐纳二极管 齊納二極體
zener: zener زينر 齐纳 齊納 ツェナ 제너
schottky: schottky шоттки شوتكي 肖特基 蕭特基 ショットキ ショットキバリア 쇼트키
tvs diode: супрессор* suppressordiode*
led: leuchtdiode* светодиод* 发光二极管 發光二極體 発光ダイオド 发光
fuse: sicherung* fusible* fusibile* fusibili предохранител* مصهر* مصاهر فيوز 保险丝 保險絲 ヒュズ 퓨즈
transistor: transistor* транзистор* ترانزستور* 晶体管 三极管 電晶體 トランジスタ 트랜지스터
bipolar: bipolaire* bipolare* биполярн* 双极型 雙極性 バイポラ 바이폴라
thyristor: tiristor* тиристор* ثايرستور* 晶闸管 可控硅 閘流體 サイリスタ 사이리스터
triac: симистор* ترياك الترياك 双向可控硅 雙向閘流體 トライアック 트라이액
amplifier: verstarker* amplificateur* amplificador* amplificator* усилител* مضخم* 放大器 アンプ 증폭기
operational amplifier: operationsverstarker* ampliop оу операционник* 运放 运算放大器 運算放大器 オペアンプ 연산증폭기 오피앰프
operational: operation opérationnel* operacional* operazional* операционн* العمليات 运算 運算 연산
comparator: komparator* comparateur* comparador* компаратор* مقارن* 比较器 比較器 コンパレタ 비교기
sensor: sensor* fühler capteur* датчик* مستشعر* حساس* 传感器 感測器 センサ 센서
temperature: temperatur* température* temperatura температур* حراره الحراره 温度 溫度 온도
microcontroller: mikrocontroller* microcontrôleur* microcontrolador* microcontrollor* микроконтроллер* متحكم* 微控制器 单片机 單晶片 マイコン マイクロコントロラ 마이크로컨트롤러 마이컴
optocoupler: optokoppler* optocoupleur* optoacoplador* fotoaccoppiator* оптопар* оптрон* 光耦合器 光耦 フォトカプラ 포토커플러
relay: relais rele реле مرحل* ريليه 继电器 繼電器 リレ 릴레이
switch: schalter* interrupteur* interruptor* interruttor* переключател* выключател* مفتاح مفاتيح 开关 開關 スイッチ 스위치
tactile switch: drucktaster* taster* poussoir* pulsador* pulsant* кнопк* 轻触开关 輕觸開關 タクトスイッチ 택트스위치
dip switch: 拨码开关 指撥開關
connector: steckverbinder* stecker* connecteur* conector* connettor* разъём* коннектор* موصل* 连接器 連接器 コネクタ 커넥터
pin header: stiftleiste* 排针 排針 ピンヘッダ 핀헤더
socket strip: buchsenleiste* 排母 ピンソケット
terminal block: klemme* anschlussklemme* bornier* morsettier* клеммник* 接线端子 接線端子 端子台 터미널블록
memory: speicher* mémoire* memoria* память памяти ذاكر* 存储器 記憶體 メモリ 메모리
regulator: regler* spannungsregler* régulateur* regulador* regolator* стабилизатор* منظم* 稳压器 穩壓器 レギュレタ 레귤레이터
linear regulator: linearregler*
converter: wandler* umsetzer* convertisseur* convertidor* conversor* convertitor* преобразовател* 转换器 轉換器 コンバタ 컨버터 변환기
adc converter: adc adcs ацп 模数转换器 模數轉換器 類比數位轉換器
adc: a/d a/n analog-to-digital analogue-to-digital
dac converter: dac dacs цап 数模转换器 數模轉換器 數位類比轉換器
dac: d/a n/a digital-to-analog digital-to-analogue
red: rot rote roter rouge* rojo* roja* rosso* rossi* красн* احمر 红色 紅色 赤色 적색 빨간
green: grün* vert verte* verde* verdi зелён* اخضر 绿色 綠色 緑色 녹색
blue: blau* bleu* azul* blu син* ازرق 蓝色 藍色 青色 청색 파란
yellow: gelb* jaune* amarill* giall* жёлт* اصفر 黄色 黃色 황색
`

/** Scripts without blanks between words. */
export const joinedScripts = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u

/** `Widerstände` and `widerstande` are equal, and so are `センサー` and `センサ`, `مقاومة` and `مقاومه`. */
export const foldWord = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{M}ーـ]/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي')

/** Small words between the words of a name, as they are written and folded: `condensateur à film`. */
const linkWords = new Set(
  'a à au aux de des du d del al alla di da en per con para mit für на из для من cms smd'
    .split(' ')
    .flatMap((word) => [word, foldWord(word)]),
)

/** Surface mounting is not part of the English names. */
const ignoredWords = new Set(['cms'])

type Entry = { english: readonly string[]; hasEndings: boolean }

const entries = new Map<string, Entry>(
  vocabulary
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [english = '', forms = ''] = line.split(':')
      return forms
        .split(' ')
        .filter(Boolean)
        .map((form): [string, Entry] => [
          foldWord(form.replace('*', '')),
          { english: english.split(' '), hasEndings: form.endsWith('*') || joinedScripts.test(form) },
        ])
    }),
)

const maxEntryChars = Math.max(...[...entries.keys()].map((form) => form.length))
const maxEndingChars = 4
const minCompoundChars = 3
/** Bounds the ways to divide a word. */
const maxCompoundEntries = 4

/** Entries at the beginning of a word, long ones first. */
const listEntries = (word: string) => {
  const maxChars = Math.min(word.length, maxEntryChars)
  return Array.from({ length: maxChars }, (_, i) => maxChars - i).flatMap((length) => {
    const entry = entries.get(word.slice(0, length))
    return entry ? [{ entry, rest: word.slice(length) }] : []
  })
}

/** Words without blanks between them: other characters are skipped. */
const splitJoined = (word: string): string[] => {
  for (let start = 0; start < word.length; start++) {
    const [found] = listEntries(word.slice(start))
    if (found) return [...found.entry.english, ...splitJoined(found.rest)]
  }
  return []
}

/** A compound consists of entries (`Keramik` + `kondensator` + ending), which may have a linking `s`, `n` or `en`. */
const splitCompound = (word: string, maxEntries = maxCompoundEntries): readonly string[] | null => {
  if (maxEntries === 0) return null
  for (const { entry, rest } of listEntries(word)) {
    if (rest === '' || (entry.hasEndings && rest.length <= maxEndingChars)) return entry.english
    for (const link of ['', 's', 'n', 'en', 'о']) {
      const next = rest.slice(link.length)
      const others =
        rest.startsWith(link) && next.length >= minCompoundChars ? splitCompound(next, maxEntries - 1) : null
      if (others) return [...entry.english, ...others]
    }
  }
  return null
}

/** The Arabic article and what is written with it: `المقاومات` becomes `مقاومات`. */
export const withoutArticle = (word: string) => word.replace(/^(?:و?ال|بال|لل)(?=.{3})/u, '')

/** The English words that a word of another language means, in the singular: `Keramikkondensators` is `ceramic`, `capacitor`. Empty for small words such as `à`. Null for unknown words. */
export const toEnglish = (word: string): readonly string[] | null => {
  if (linkWords.has(word) || ignoredWords.has(word.toLowerCase())) return []
  const folded = foldWord(word)
  if (joinedScripts.test(folded)) {
    const words = splitJoined(folded)
    return words.length > 0 ? words : null
  }
  return splitCompound(folded) ?? splitCompound(withoutArticle(folded))
}

/** Known words of other languages in English, without the small words; all others as they are. */
export const translateWords = (text: string) =>
  text.replaceAll(/(?<![\p{L}\p{N}])\p{L}+(?![\p{L}\p{N}])/gu, (word) => {
    const english = toEnglish(word)
    return english === null || english.includes(word.toLowerCase()) ? word : english.join(' ')
  })
