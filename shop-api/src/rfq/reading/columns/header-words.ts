/** The words of column headers, by concept; compounds such as `Herstellerteilenummer` are split into these words. */
const words = {
  manufacturer: `manufacturer manufacturers manufacture manufactured manufacturing mfr mfrs mfg mfgr mfgrs man manf manu manuf manufact mfct mf maker
    makers brand brands producer oem hersteller herstellers herst marke fabrikat fabricant fabricants marque constructeur fabricante
    fabricantes fab marca produttore produttori costruttore производитель производителя изготовитель изготовителя бренд фирма
    制造商 制造厂商 制造厂家 制造厂 生产商 生产厂商 生产厂家 厂商 厂家 厂牌 品牌 原厂 製造商 製造廠商 製造廠 廠商 廠家 廠牌 原廠 メーカー メーカ
    製造元 製造会社 製造者 ブランド 제조사 제조업체 제조원 제조회사 메이커 브랜드 المصنعة المصنع الصانع الشركة العلامة التجارية producent producenta fabrikant tillverkare výrobce üretici valmistaja gyártó виробник producător proizvođač κατασκευαστής יצרן ผู้ผลิต`,
  mpn: `mpn mpns mfpn mfgpn mfrpn manpn mfpart mfrpart mfgpart mfrno mfgno herstellernr herstellernummer`,
  model: `model models typenbezeichnung typbezeichnung 型号 元件型号 器件型号 规格型号 产品型号 型號 規格型號 型番 型式 型名 형번 모델명 모델번호 типономинал modelo modello modèle`,
  pn: `pn pns catno catalogno catalognumber catnumber partno partnr partnum partid pnr bestellbezeichnung ordernumber ordercode
    零件号 零件編號 零件號 零件编号 品番
    部品番号 部品型番 部番 품번 파트넘버 파트번호 부품번호 партномер артикул`,
  part: `part parts product products produkt produkte produit produits producto productos prodotto prodotti symbol symbols pt component components comp bauteil bauteile teil teile artikel article articles piece pieza piezas parte partes componente
    componenti componentes 商品 komponent komponenter element elements onderdeel onderdelen komponentti komponents komponentas componenta część części součástka součástky alkatrész composant composants pièce peça peças parça dílu деталь детали элемент элемента компонент компонента компоненты
    компонентов изделие изделия 零件 物料 元件 器件 元器件 部件 产品 產品 部品 製品 부품 자재 제품 القطعة الجزء المكون`,
  number: `number numbers num no nos nr nro numero numéro código codigo codice code codes cod nummer nbr numer kod kodu kód číslo номер код шифр # id
    编号 编码 號碼 編號 編碼 番号 コード 번호 코드 رقم`,
  order: `order ordering ordered bestell bestellung commande pedido ordine заказ заказной заказа 订购 订货 采购 採購 訂購 発注 購入 注文 발주 주문
    구매 purchase buy buying build request requested`,
  needed: `required require need needed needs demand requirement requirements req reqd 需求 必要 소요 필요 bedarf besoin necesario потребность toorder
    tobuy`,
  supplier: `商家 店舗 store shop retailer tienda loja negozio winkel obchod sklep магазин supplier suppliers distributor distributors disti dist distr vendor vendors source sources seller dealer lieferant lieferanten lieferanten händler
    fournisseur distributeur revendeur proveedor distribuidor fornecedor fornitore distributore поставщик поставщика поставщики
    дистрибьютор 供应商 供應商 供货商 代理商 经销商 渠道 仕入先 購入先 代理店 공급업체 공급사 구매처 구입처 المورد dostawca leverancier leverantör dodavatel tedarikçi toimittaja`,
  shop: `digikey digi-key dk dkpn mouser lcsc szlcsc jlcpcb jlc farnell newark element14 arrow tme rs rscomponents reichelt conrad avnet futureelectronics
    rutronik verical octopart seeed tayda chip1stop akizuki marutsu elfa distrelec elfadistrelec 立创 嘉立创 商城 得捷 贸泽`,
  sku: `sku skus artikelnummer artikelnr materialnummer 料号 物料号 物料编码 物料编号 料號 物料編號 品號 品号 存货编码 存货代码 品目コード 자재코드 품목코드 자재번호`,
  internal: `your ihre votre su suo ваш 贵司 貴司 貴社 귀사 لديك لديكم internal intern interne interno interna inhouse house company customer client cpn ipn hpn erp sap our own kunde kunden kundenartikel
    sach ident внутренний заказчика 内部 客户 公司 本公司 客戶 自社 社内 社内品番 사내 고객 material`,
  quantity: `stck stueck antall units used cnt amt ea cdad unidades uds howmany anz nooff usage kusů qpa q qty qtys qtty qnty qnt qt quantity quantities quant quan amount count pcs pieces stk stück stückzahl menge anzahl quantité quantités qté qte
    cantidad cantidades cant ctd quantità quantita qta qtà pezzi pz nombre nbre nb quantidade qtd qtde количество колво кол штук шт 数量 用量 数目 個数 员数
    員数 數量 個數 数 個 수량 개수 소요량 소요 필요수량 الكمية كمية العدد ilość sztuk szt aantal antal množství počet ks adet miktar määrä kpl darab mennyiség кількість кво ксть količina kom cantitate buc bucati tk kogus lkm db darabszam kus gab skaits daudzums vnt kiekis kos broj бр брой adedi ποσότητα
    τεμάχια כמות จำนวน soluong jumlah`,
  total: `panel panels nutzen 拼板 total totals sum overall all gesamt gesamtmenge gesamtanzahl gesamtzahl summe totale totales всего общее общий итого 总 总数 总量 总用量 合计 总计 總
    總數 總量 總計 合計 総 総数 합계 총 총수량 إجمالي الإجمالية`,
  per: `per each pro par por je unitaire unitario на для 单 单板 单机 单套 单台 每 每板 單 單板 単位 1台 台当 当り あたり 당 대당 لكل`,
  board: `board boards bd brd pcb pcbs pcba unit assembly kit kits set sets device card platine platinen leiterplatte baugruppe gerät carte cartes placa placas
    scheda schede плата плату платы изделие устройство 板 台 套 基板 枚 보드 기판 대 لوحة`,
  price: `price prices cost costs pricing usd eur rmb cny gbp jpy preis preise stückpreis einzelpreis ep kosten prix coût cout precio precios coste costo preço
    custo prezzo prezzi цена стоимость 价 价格 单价 成本 價格 單價 価格 単価 단가 가격 금액 金额 金額 السعر سعر`,
  extended: `extended ext subtotal sub-total line-total gesamtpreis zwischensumme сумма 小计 小計 总价 總價 总金额`,
  target: `target tp ziel zielpreis wunsch wunschpreis cible souhaité souhaite deseado objetivo desiderato obiettivo целевая желаемая 目标 目标价 目標 目標價
    希望 목표 목표가 희망 희망가격 المستهدف المطلوب`,
  reference: `指定子 ідентифікатор pozice pozycja bez label labels identifier placement designator designators reference references refdes refs ref refdesignator rd refid location locations position positions locator usedin whereused
    bezugszeichen bauteilbezeichner bezeichner referenz referenzen repère repere repères rep référence références designador designadores
    referencia referencias riferimento riferimenti sigla обозначение обозначения позобозначение позиционное позиц поз
    位号 位置 元件位号 器件位号 标号 元件标号 位號 標號 部品記号 回路記号 部品番号記号 リファレンス 記号 参照 レファレンス 회로기호 위치 참조 도번 참조번호 레퍼런스 المرجع oznaczenie oznaczenia beteckning označení referans viittaus`,
  designator: `desig rif designator designators refdes refdesignator designador 位号 位號 bezugszeichen позначення desygnator`,
  value: `значення hodnota value values val wert werte bauteilwert valeur valeurs valor valores valore valori номинал значение 值 参数 参数值 阻容值 标称值 數值 参數 定数 値 値段なし 정수 값 定格 القيمة wartość waarde värde hodnota değer arvo érték valoare vrijednost номінал verdi værdi`,
  comment: `comment comments`,
  package: `package packages pkg decal outline jedec case footprint footprints fp size casesize housing pattern landpattern gehäuse gehaeuse bauform baugröße footprintname boîtier
    boitier empreinte encapsulado huella cápsula contenitore impronta encapsulamento корпус корпуса типоразмер посадочное место 封装 封装规格 封装形式 封装类型
    封裝 封裝形式 パッケージ フットプリント 外形 形状 サイズ 패키지 풋프린트 사이즈 الغلاف الحزمة obudowa behuizing kapsel pouzdro kılıf kotelo tok capsulă kućište`,
  description: `description descriptions desc descr details specification specifications spec specs beschreibung bezeichnung benennung libellé
    descripción descrição especificación descrizione specifica описание наименование характеристики 描述 说明 规格 规格描述 品名 名称 物料名称 元件名称
    器件名称 參數規格 規格 說明 敘述 品目 品名規格 仕様 説明 名前 내역 설명 사양 규격 품명 الوصف وصف opis omschrijving beskrivning beskrivelse nimetus nimike nosaukums pavadinimas popis açıklama kuvaus leírás найменування опис descriere denumire naziv megnevezés benämning`,
  name: `名 назва name names designation désignation nom nombre-pieza nome title имя 名称 名稱 이름 الاسم nazwa naam namn navn název isim nimi`,
  type: `type types typ tipo category categories group class family mount mounting technology art kategorie catégorie categoria тип категория 类型 类别 分类 類型
    類別 種類 種別 분류 종류 smd tht النوع`,
  url: `enlace enlaces lien liens odkaz länk lenke посилання url urls link links www web website datasheet datasheets weblink hyperlink datenblatt ссылка 链接 网址 連結 リンク 링크 데이터시트 数据手册 规格书 datasheeturl`,
  note: `obs примітка примітки note notes remark remarks annotation instruction instructions memo info information bemerkung bemerkungen anmerkung anmerkungen hinweis kommentar
    remarque remarques commentaire nota notas observaciones observações comentario comentarios osservazioni commento commenti примечание примечания
    комментарий 用途 备注 附注 注释 備註 備考 注記 コメント 비고 메모 ملاحظات ملاحظة uwagi opmerking opmerkingen anmärkning poznámka not huomautus megjegyzés`,
  line: `sıra item position positions posición posizione posicao line find findno index idx pos lfd lfdnr row ln seq zeile ligne riga línea позиция п/п пп s/n sno srno sr sl slno 序号 序 项目 项次 項次 項目 序號 通番 行 순번 연번 항목 البند الرقم lp poz por`,
  dateCode: `datecode dc d/c lotcode lot batch datumscode datumcode charge датакод партия 批号 批次 生产批号 年份 批號 生產批號 デートコード ロット 製造年週
    데이트코드 날짜코드 로트 lote lotto التاريخ`,
  date: `date datum fecha data дата`,
  unfit: `dnp dnf dni dnm dns nofit nopop nomount nostuff notfitted donotpopulate donotplace donotfit donotmount donotstuff unpopulated excluded unmounted 不贴
    不焊 不贴片 未実装 미실장 nichtbestückt`,
  fit: `fit fitted placed loaded stuffing mount mounted populate populated populating place stuff stuffed install installed assemble assembled bestückt bestücken bestückung
    монтаж 贴装 是否贴片 是否焊接 焊接 贴片 実装 실장 inbom`,
  alternate: `alternate alternates alternative alternatives alt second secondary 2nd substitute substitutes equivalent equivalents replacement alternativ ersatz
    ersatztyp équivalent equivalente alternativa аналог аналоги замена 替代 替代料 代替 代用 備用 备选 대체 대체품`,
  geometry: `x y midx midy refx refy padx pady posx posy centerx centery centre-x centre-y mid rot rotation orientation angle layer tb rotate coordinate 坐标 角度 层 旋转 회전 座標 回転`,
  side: `side seite half hälfte`,
  other: `image images picture pictures photo photos bild foto makebuy makeorbuy stock stocked inventory available availability avail verfügbar verfügbarkeit lagerbestand bestand disponibilité disponible disponibilidad disponibilità наличие backorder backordered moq minimum min mult multiple spq mpq lead leadtime weeks rohs lifecycle status state
    compliance reach msl weight tape reel pack packs packaging verpackung упаковка conditionnement empaque embalaje confezione العبوة 包装 包裝 tolerance tol toleranz
    tolérance tolerancia допуск 精度 公差 오차 许容差 voltage volt volts voltaje spannung tension tensione напряжение 电压 耐压 電圧 전압 current power wattage leistung
    puissance potencia potenza мощность 功率 電力 전력 temperature temp pins pin pads padcount pincount height width length revision rev version author library libref
    libpart lib sheet variant volts watts watt amps amp ohms tariff eccn hts rating dielectric material-type color colour uom um me ud einh ein eh bme mengeneinheit un bin shelf storage lagerort price-break break breaks have spare spares extra extras consigned received shipped rank box carton 焊点 焊盘 引脚 管脚 焊點 ピン 핀 最小 最低 broches pines
    库存 交期 起订量 品级 单位 單位 単位 在庫 재고 단위 单重 einheit vat tax field sales weeksl cm dnpqty frequency frequenz freq`,
  currency: `currency währung devise moneda valuta валюта 币种 幣別 通貨 통화`,
  ofWords: `schematic circuit cct ckt of the for a de du des la le les el d di del della à a fabr y and und et or oder in to o optional by with pour`,
} as const

export type Concept = keyof typeof words

const accents = /[\u0300-\u036F]/g

/** Without case, accents of Latin letters, and full-width forms. */
export const foldText = (text: string) =>
  text.normalize('NFKC').toLowerCase().normalize('NFD').replaceAll(accents, '').normalize('NFC')

/** Words with several concepts, such as `单价` or `总用量`, are in each. */
export const conceptsOfWord = new Map<string, Set<Concept>>()
for (const [concept, list] of Object.entries(words) as [Concept, string][])
  for (const word of list.split(/\s+/)) {
    const key = foldText(word)
    conceptsOfWord.set(key, (conceptsOfWord.get(key) ?? new Set<Concept>()).add(concept))
  }
for (const [word, concepts] of [
  ['总用量', ['total', 'quantity']],
  ['总数', ['total', 'quantity']],
  ['总量', ['total', 'quantity']],
  ['gesamtmenge', ['total', 'quantity']],
  ['gesamtanzahl', ['total', 'quantity']],
  ['총수량', ['total', 'quantity']],
  ['総数', ['total', 'quantity']],
  ['总价', ['total', 'price']],
  ['总金额', ['total', 'price']],
  ['gesamtpreis', ['total', 'price']],
  ['目标价', ['target', 'price']],
  ['目標價', ['target', 'price']],
  ['목표가', ['target', 'price']],
  ['zielpreis', ['target', 'price']],
  ['wunschpreis', ['target', 'price']],
  ['tp', ['target', 'price']],
  ['spn', ['supplier', 'number']],
  ['sachnummer', ['internal', 'number']],
  ['stockcode', ['internal', 'number']],
  ['stockno', ['internal', 'number']],
  ['identnummer', ['internal', 'number']],
  ['社内品番', ['internal', 'pn']],
  ['kundenartikel', ['internal', 'part']],
  ['сумма', ['extended', 'price']],
  ['bestnr', ['order', 'number']],
  ['bestelnummer', ['order', 'number']],
  ['bestelnr', ['order', 'number']],
  ['prodid', ['internal', 'number']],
  ['单位用量', ['per', 'quantity']],
  ['單位用量', ['per', 'quantity']],
  ['objednaci', ['order', 'number']],
] as const satisfies readonly (readonly [string, readonly Concept[]])[])
  conceptsOfWord.set(foldText(word), new Set(concepts))

const minMisspelled = 7
/** Words that differ at their end, such as `exclude` and `excluded`, are forms of one word. */
const withOneLess = (word: string) => [
  word,
  ...Array.from({ length: word.length - 1 }, (_, at) => word.slice(0, at) + word.slice(at + 1)),
]
const similar = new Map<string, { first: string; concepts: Set<Concept> }>()
for (const [word, concepts] of conceptsOfWord)
  if (word.length >= minMisspelled && /^[a-z]+$/.test(word))
    for (const part of withOneLess(word)) similar.set(part, { first: word.charAt(0), concepts })

/** `Quanity`, `Designater`, `Manufacurer`: a long word in which one letter is missing, added or another. */
export const findMisspelled = (token: string): Set<Concept> | null => {
  if (token.length < minMisspelled || !/^[a-z]+$/.test(token)) return null
  const found = withOneLess(token).map((part) => similar.get(part))
  return found.find((word) => word?.first === token.charAt(0))?.concepts ?? null
}
