export const columns = ['part_number', 'manufacturer', 'package', 'date_code', 'qty', 'target_price'] as const
export type Column = (typeof columns)[number]

/** Column names in the shop's languages, the surest first. */
const columnNames: Record<Column, string> = {
  part_number: `
    MPN, Manufacturer Part Number, Manufacturer's Part Number, Manufacturer Part No, Manufacturer Part, Mfr Part Number,
    Mfr Part No, Mfr Part, Mfg Part Number, Mfg Part No, Mfg Part, Mfr PN, Mfg PN, MFPN, Herstellerteilenummer,
    Hersteller-Teilenummer, Herstellernummer, Hersteller-Nr, Herstellerartikelnummer, Herstellerbezeichnung,
    制造商型号, 厂商型号, 原厂型号, 制造商零件编号, 製造商型號, 原廠型號, 製造商料號, 原廠料號, メーカー型番, メーカー品番,
    メーカー型式, メーカー部品番号, 제조사 품번, 제조사 부품번호, 제조업체 부품번호, Номер производителя,
    Артикул производителя, Партномер производителя, Référence fabricant, Réf. fabricant, Numéro de pièce fabricant,
    Referencia fabricante, Referencia del fabricante, Número de pieza del fabricante, Codice produttore,
    Codice costruttore, رقم قطعة الشركة المصنعة, رقم القطعة لدى المصنع,
    Part Number, Part No, Part Nr, Part Num, PN, Part Code, Ordering Code, Order Code, Order No, Part Numbers, 型号, 料号,
    零件号, 零件编号, 物料型号, 规格型号, 型號, 料號, 零件編號, 零件號, 規格型號, 型番, 品番, 型式, 部品番号, 部品型番, 품번,
    부품번호, 모델명, 모델번호, 파트넘버, 형번, Teilenummer, Teile-Nr, Artikelnummer, Artikel-Nr, Bestellnummer,
    Bestell-Nr, Bauteil, Typ, Партномер, Артикул, Номер детали, Наименование компонента, Маркировка, Типономинал,
    Numéro de pièce, Référence pièce, Référence composant, Número de pieza, Número de parte,
    Nº de parte, No. de parte, Nro. parte, Código de parte, Codice articolo, Codice parte, Numero parte,
    Codice componente, رقم القطعة, رقم الجزء, رقم الصنف,
    Part, Component, Model, SKU, Material Number, Material, Product Number, Product, Codice, Item,
    Référence, Referencia`,
  manufacturer: `
    Manufacturer, Manufacturer Name, Mfr, Mfg, Mfr Name, Mfg Name, Maker, Brand, Brand Name, 制造商, 生产商, 品牌, 厂商,
    厂家, 原厂, 製造商, 廠商, 廠牌, 原廠, メーカー, メーカー名, 製造元, ブランド, 제조사, 제조업체, 메이커, 브랜드,
    Hersteller, Marke, Fabrikat, Производитель, Бренд, Изготовитель, Fabricant, Marque, Fabricante, Marca, Produttore,
    Costruttore, الشركة المصنعة, المصنع, العلامة التجارية, Vendor`,
  package: `
    Package, Case/Package, Package/Case, Case, Pkg, Footprint, Case Size, Housing, 封装, 封装形式, 封裝, パッケージ, ケース,
    外形, 패키지, 케이스, Gehäuse, Bauform, Корпус, Тип корпуса, Boîtier, Encapsulado, Contenitore, الغلاف, نوع الغلاف,
    Packaging, 包装, 包裝, Verpackung, Упаковка, Conditionnement, Empaque, Embalaje, Confezione, العبوة, Size`,
  date_code: `
    Date Code, Date Codes, DC, D/C, Lot Code, Batch, Batch No, 批号, 批次, 生产批号, 年份, 批號, 生產批號, デートコード, ロット,
    製造年週, 데이트코드, 날짜코드, 로트, Datumscode, Datumcode, Charge, Датакод, Партия, Code date, Lot, Código de fecha,
    Lote, Codice data, Lotto, رمز التاريخ`,
  qty: `
    Qty, Quantity, Qty Required, Required Qty, Order Qty, Total Qty, Total Quantity, Qty pcs, Quantity pcs, Qtys, Pcs,
    Pieces, Qnt, Quant, Need, Demand, Requirement, 数量, 需求数量, 采购数量, 用量, 數量, 需求數量, 採購數量, 個数, 員数, 必要数,
    수량, 소요량, 필요수량, Menge, Anzahl, Stück, Stückzahl, Bedarf, Количество, Кол-во, Кол., К-во, Потребность,
    Quantité, Qté, Quantités, Cantidad, Cant., Cantidades, Quantità, Q.tà, Pezzi, الكمية, كمية, العدد, Amount`,
  target_price: `
    Target Price, Target Price USD, Target Unit Price, Target Cost, TP, Target, 目标价, 目标价格, 目标单价, 目標價, 目標價格,
    希望価格, 目標価格, 希望単価, 目標単価, 목표가, 목표가격, 희망가격, Zielpreis, Wunschpreis, Целевая цена, Желаемая цена,
    Prix cible, Prix souhaité, Precio deseado, Precio objetivo, Prezzo target, Prezzo desiderato, Prezzo obiettivo,
    السعر المستهدف, السعر المطلوب, Unit Price, Unit Price USD, Price, Price USD, USD, 单价, 价格, 單價, 價格, 単価, 価格,
    단가, 가격, Preis, Einzelpreis, Stückpreis, Цена, Prix, Prix unitaire, Precio, Precio unitario, Prezzo,
    Prezzo unitario, السعر, سعر الوحدة`,
}

/** Without spaces, accents and case: `Mfr. Part #` and `MFR PART` are equal. */
const toKey = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')

export type Heading = { column: Column; rank: number }

const known = new Map<string, Heading>(
  columns
    .flatMap((column) => columnNames[column].split(',').map((name, rank) => [toKey(name), { column, rank }] as const))
    .toReversed(),
)

const inBrackets = /[([{（【].{0,20}[)\]}）】]/g

/** The lower `rank`, the surer. A unit in brackets may follow. */
export const findHeading = (text: string): Heading | null =>
  known.get(toKey(text)) ?? known.get(toKey(text.replaceAll(inBrackets, ''))) ?? null
