/** English words of part names, and the words and short forms that mean them, most of other languages. `*` stands for an ending of up to four letters. Uses that every part of a kind serves mean no word. */
export const vocabulary = `
: decoupling bypass pull_up pull_down pullup pulldown abblock entkopplung* découplage* desacoplo* disaccoppiament* блокировочн* подтягивающ* 去耦 旁路 滤波 濾波 上拉 下拉 デカップリング バイパス プルアップ プルダウン 디커플링 바이패스 풀업 풀다운
resistor: widerstand* widerstaend* resistenz* resistencia* резистор* сопротивлени* مقاوم* 电阻 電阻 抵抗 저항
capacitor: kondensator* condensateur* condensador* condensator* конденсатор* مكثف* 电容 電容 コンデンサ キャパシタ 커패시터 콘덴서
ceramic capacitor: kerko* セラコン
ceramic chip capacitor: mlcc
electrolytic capacitor: elko*
tantalum: tantal tantale tantalio танталов* تنتالوم* التنتالوم 钽 鉭質 鉭 タンタル 탄탈
ceramic: keramik keramisch* ceramique* ceramic* керамическ* خزفي* سيراميك* 陶瓷 セラミック 세라믹
electrolytic: elektrolyt* electrolytique* electrolitic* elettrolitic* электролитическ* الكتروليتي* كيميائي* 电解 電解 전해 chimique chimiques ケミカル
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
inductor: induktivität* drossel* spule* inductor* bobina bobinas induttor* induttanz* дроссел* индуктивност* محث* محاث* 电感 電感 インダクタ 인덕터 bobine bobines self selfs コイル 线圈 線圈 코일
power: leistung* puissance potencia potenza силов* мощност* قدره القدره 功率 パワー 파워
ferrite bead: ferritperle* 磁珠 フェライトビズ 페라이트비드
ferrite: ferrit* ферритов* ферит* فريت الفريت 铁氧体 鐵氧體 フェライト 페라이트
filter: 滤波器 濾波器
bead: perle* perla* perline бусин* خرز* 비드 ビズ
transformer: ubertrager trafo transformator* transformateur* transformador* trasformator* трансформатор* 变压器 變壓器 トランス 변압기
crystal: quarz* schwingquarz* quartz cristal* кварц* بلور* 晶体 晶振 石英晶體 石英 水晶振動子 水晶 수정진동자 수정
oscillator: 有源晶振 有源晶體 oszillator* oscillateur* oscilador* oscillator* осциллятор* генератор* مذبذب* 振荡器 振盪器 発振器 발진기 오실레이터
resonator: resonator* résonateur* resonador* risonator* резонатор* رنان* 谐振器 諧振器 発振子 공진기 레조네이터
watch: uhren horloger* reloj orologi часов* ساعات الساعات 時計用 시계용
diode: diode* diodo* diodi* диод* ثنائي* دايود* 二极管 二極體 ダイオド 다이오드
rectifier: gleichrichter* redresseur* redressement rectificador* raddrizzator* выпрямител* выпрямительн* تقويم التقويم 整流 정류
bridge: pont ponte ponti puente* мост*
bridge rectifier: bruckengleichrichter* 整流桥 桥式整流器 橋式整流器 ブリッジ整流器 ブリッジダイオド 브리지정류기
zener diode: стабилитрон* 稳压二极管 穩壓二極體 齐纳二极管 齊納二極體
rail-to-rail: 轨到轨 軌到軌 レルツレル 레일투레일
zener: zener زينر 齐纳 齊納 ツェナ 제너
schottky: schottky шоттки شوتكي 肖特基 蕭特基 ショットキ ショットキバリア 쇼트키
tvs diode: супрессор* suppressordiode*
led: leuchtdiode* светодиод* 发光二极管 發光二極體 発光ダイオド 发光 del ثنائي_ضوئي ثنائيات_ضوئي* diod*_emisor* diode*_electroluminescent* diod*_emettitor*
fuse: sicherung* feinsicherung* fusible* fusibile* fusibili предохранител* مصهر* مصاهر فيوز 保险丝 保險絲 ヒュズ 퓨즈
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
tactile switch: drucktaster* taster* poussoir* pulsador* pulsant* кнопк* 轻触开关 輕觸開關 タクトスイッチ 택트스위치 tact_switch tact_switches 按键开关
dip switch: 拨码开关 指撥開關
connector: steckverbinder* stecker* connecteur* conector* connettor* разъём* коннектор* موصل* 连接器 連接器 コネクタ 커넥터
pin header: stiftleiste* barrette*_mâle* barrette*_à_broches strip_maschio tira_de_pines штыревой_разъём* 排针 排針 ピンヘッダ 핀헤더
socket strip: buchsenleiste* barrette*_femelle* strip_femmina 排母 ピンソケット
terminal block: klemme* anschlussklemme* bornier* morsettier* клеммник* 接线端子 接線端子 端子台 터미널블록
memory: speicher* mémoire* memoria* память памяти ذاكر* 存储器 記憶體 メモリ 메모리
regulator: regler* spannungsregler* spannungsstabilisator* voltage_regulator* régulateur* régulateur*_tension regulador* regulador*_tensión regulador*_voltaje regolator* regolator*_tensione стабилизатор* стабилизатор*_напряжени* регулятор* регулятор*_напряжени* منظم* منظم*_جهد 稳压器 穩壓器 电压调节器 電壓調節器 レギュレタ 電圧レギュレタ 레귤레이터 전압레귤레이터 전압_레귤레이터
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
orange: orangefarben* naranja* arancio* arancion* оранжев* برتقالي 橙色 橙 オレンジ 주황
white: weiß* blanc* blanco* bianc* бел* ابيض 白色 백색 흰색
infrared: ir infrarot* infrarouge* infrarroj* infraross* инфракрасн* 红外 紅外 紅外線 赤外 赤外線 적외선
real-time clock: rtc rtcs echtzeituhr*
step-down regulator: buck_converter* buck_regulator* step_down_converter* abwärtswandler* tiefsetzsteller* convertisseur*_buck convertisseur*_abaisseur* convertidor*_buck convertidor*_reductor* convertitor*_buck понижающ*_преобразовател* 降压转换器 降压变换器 降壓轉換器 降圧コンバタ 벅컨버터 벅_컨버터
step-up regulator: boost_converter* boost_regulator* step_up_converter* aufwärtswandler* hochsetzsteller* convertisseur*_boost convertisseur*_élévateur* convertidor*_boost convertidor*_elevador* convertitor*_boost повышающ*_преобразовател* 升压转换器 升压变换器 升壓轉換器 昇圧コンバタ 부스트컨버터 부스트_컨버터
step-down: 降压 降壓 降圧 강압
step-up: 升压 升壓 昇圧 승압
switching: schalt 开关式 切換式 スイッチング 스위칭
level translator: level_shifter* pegelwandler* pegelumsetzer* 电平转换器 電平轉換器 レベルシフタ レベル変換 레벨시프터
mosfet: полев*_транзистор* feldeffekttransistor* transistor*_effet_champ transistor*_efecto_campo transistor*_effetto_campo 场效应管 场效应晶体管 場效電晶體 電界効果トランジスタ 전계효과트랜지스터
potentiometer: poti potis potentiometer* potentiomètre* potenciómetro* potenziometr* потенциометр* 电位器 電位器 ポテンショメタ 포텐셔미터
thermistor: heißleiter* kaltleiter* thermistance* termistor* термистор* терморезистор* 热敏电阻 熱敏電阻 サミスタ 서미스터
varistor: varistor* varistance* варистор* 压敏电阻 壓敏電阻 バリスタ 배리스터
supercapacitor: superkondensator* supercondensateur* supercondensador* supercondensator* ионистор* суперконденсатор* 超级电容 超級電容 スパキャパシタ 슈퍼커패시터
pressure: druck pression presión pressione давлени* ضغط 压力 壓力 圧力 압력
humidity: feuchte feuchtigkeit* humidité humedad umidità влажност* رطوبه 湿度 濕度 습도
gas: газ* gaz غاز 气体 氣體 ガス 가스
light: licht lumière luz luce освещённост* 光线 照度 環境光 环境光 조도
hall-effect: hall холл* هول 霍尔 霍爾 ホル 홀
serial: seriell* série serie* seriale последовательн* 串行 串列 シリアル 직렬 시리얼
current: strom courant corriente corrente тока تيار 电流 電流 전류
solid state: halbleiter statique* твердотельн* 固态 固態 ソリッドステト 무접점
slide: schiebe glissière deslizante* слайдов* 滑动 滑動 スライド 슬라이드
toggle: kipp levier palanca тумблер* 钮子 拨动 搖頭 トグル 토글
screw: schraub vis tornillo vite винтов* 螺钉 螺丝 螺絲 ネジ ねじ 나사
receptacle: buchse* 母座
flash: флеш 闪存 快閃 快閃記憶體 フラッシュ 플래시
aluminium: alu aluminiu* aluminio алюминиев* 铝 鋁 アルミ アルミニウム 알루미늄
high-voltage: high-voltage high_voltage hv hochspannung* hochvolt haute*_tension* alta_tensión alto_voltaje alta_tensione высоковольтн* جهد_عالي الجهد_العالي 高压 高壓 高圧 高耐压 高耐壓 高耐圧 고압 고전압 고내압
shielded: geschirmt* blindé* apantallad* schermat* экранированн* 屏蔽 シルド 차폐
wirewound: drahtgewickelt* 绕线 繞線 巻線 권선
isolated: isoliert* isolé* aislad* isolato isolata isolati isolate изолированн* 隔离 隔離 絶縁 절연
`
