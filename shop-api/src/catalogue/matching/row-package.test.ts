import { describe, expect, test } from 'vitest'
import { buildPackageBook } from '../query-parser/package-names.ts'
import { readKind } from './part-kind.ts'
import { readPackage } from './row-package.ts'

const packages = [
  '0201',
  '0402',
  '0603',
  '0805',
  '1206',
  '1210',
  '2512',
  'SOT-23',
  'SOT-23-5',
  'DO-214AC (SMA)',
  'SOD-123',
  'SOIC-8',
  'SOIC-W-16',
]
packages.push(
  'SMD 3225-4',
  'SMD 5032-4',
  'HC-49/US',
  'HC-49/US SMD',
  'Case A (3216-18)',
  'Case D (7343-31)',
  'Radial D5 L11 P2',
  'Radial D5 L11 P2.5',
)
packages.push(
  'SMD can D6.3 H5.8',
  'Axial D2.4 L6.3',
  'Axial D3.5 L9',
  'Array 4×0603',
  'LED 3 mm',
  'LED 5 mm',
  'QFN-32 (5 × 5 mm)',
  'Axial DO-35',
  'SOP-14',
  'Film P5',
  'SOIC-14',
  'MiniMELF',
  'TSSOP-44',
  'TQFP-100',
  'TQFP-44',
)

const book = buildPackageBook(packages)

const toTexts = (designators: string, value: string, description = '', footprint = '') => ({
  designators,
  value,
  description,
  package: footprint,
})
describe('the package', () => {
  const find = (designators: string, value: string, footprint: string, description = '') => {
    const row = toTexts(designators, value, description, footprint)
    return readPackage(row, readKind(row).kind, book)?.packages ?? null
  }
  test.for([
    ['C1', '0402', '0402'],
    ['C1', 'Capacitor_SMD:C_0402_1005Metric', '0402'],
    ['C1', 'C0402', '0402'],
    ['C1', 'CAPC1005X55N', '0402'],
    ['C1', 'CAPC0603X33N', '0201'],
    ['R1', 'R_0603_1608Metric_Pad0.98x0.95mm_HandSolder', '0603'],
    ['R1', 'RESC1608X55N', '0603'],
    ['R1', '0603(1608)', '0603'],
    ['R1', '1608', '0603'],
    ['R1', 'SMD0805', '0805'],
    ['R1', 'RES0402', '0402'],
    ['R1', '0603 R', '0603'],
    ['R1', '603', '0603'],
    ['C1', 'C805', '0805'],
    ['R1', '0603 inch', '0603'],
    ['R1', '0603in', '0603'],
    ['R1', 'SMR0603', '0603'],
    ['R1', 'R_Axial_DIN0207_L6.3mm_D2.5mm_P10.16mm', 'Axial D2.4 L6.3'],
    ['C1', 'C_Rect_L7.2mm_W2.5mm_P5.00mm_FKS2_FKP2_MKS2_MKP2', 'Film P5'],
    ['RN1', 'R_Array_Convex_4x0603', 'Array 4×0603'],
    ['C1', 'CP_EIA-3216-18_Kemet-A', 'Case A (3216-18)'],
    ['C1', 'CP_EIA-7343-31_Kemet-D', 'Case D (7343-31)'],
    ['C1', 'CP_Radial_D5.0mm_P2.00mm', 'Radial D5 L11 P2'],
    ['C1', 'CP_Elec_6.3x5.8', 'SMD can D6.3 H5.8'],
    ['D1', 'D_SMA', 'DO-214AC (SMA)'],
    ['D1', 'Diode_SMD:D_SOD-123', 'SOD-123'],
    ['D1', 'LED_SMD:LED_0603_1608Metric', '0603'],
    ['LED1', 'LED_THT:LED_D3.0mm', 'LED 3 mm'],
    ['LED1', 'LED3MM', 'LED 3 mm'],
    ['LED1', '3mm', 'LED 3 mm'],
    ['Y1', 'SM49', 'HC-49/US SMD'],
    ['Q1', 'Package_TO_SOT_SMD:SOT-23', 'SOT-23'],
    ['U1', 'SOT23-5', 'SOT-23-5'],
    ['U1', 'Package_SO:SOIC-8_3.9x4.9mm_P1.27mm', 'SOIC-8'],
    ['U1', 'SO8', 'SOIC-8'],
    ['U1', 'SOP-8', 'SOIC-8'],
    ['U1', 'SOIC-14_3.9x8.7mm_P1.27mm', 'SOIC-14'],
    ['U1', 'SOP-14', 'SOP-14'],
    ['Y1', 'Crystal_SMD_3225-4Pin_3.2x2.5mm', 'SMD 3225-4'],
    ['Y1', '5.0x3.2mm', 'SMD 5032-4'],
    ['Y1', 'Crystal_SMD_5032-4Pin_5.0x3.2mm', 'SMD 5032-4'],
    ['Y1', 'SMD-3225_4P', 'SMD 3225-4'],
    ['R1', 'R_0603,RESC1608X55N', '0603'],
    ['D1', 'DO-214AC/SMA', 'DO-214AC (SMA)'],
    ['Y1', 'HC49', 'HC-49/US'],
    ['U1', 'SO08', 'SOIC-8'],
    ['U1', 'SOIC127P600X175-8N', 'SOIC-8'],
    ['U1', 'SOT95P280X145-5N', 'SOT-23-5'],
    ['Q1', 'SOT95P280X130-3N', 'SOT-23'],
    ['D1', 'DO35-7', 'Axial DO-35'],
    ['C1', 'E2-5', 'Radial D5 L11 P2'],
    ['Y1', '0603', '0603'],
    ['Y1', 'SOT-23-5', 'SOT-23-5'],
    ['U1', 'Package_DFN_QFN:QFN-32-1EP_5x5mm_P0.5mm', 'QFN-32 (5 × 5 mm)'],
    ['Y1', 'HC-49/US SMD', 'HC-49/US SMD'],
    ['U1', 'QFN-32-EP 5x5', 'QFN-32 (5 × 5 mm)'],
    ['U1', 'own:tssop44-powerpad', 'TSSOP-44'],
    ['U1', 'SOIC-8-1EP_3.9x4.9mm', 'SOIC-8'],
    ['U1', 'XC-TQ100', 'TQFP-100'],
    ['U1', 'xc95144xl_tq44', 'TQFP-44'],
  ] as const)('of %s in %s is %s', ([designators, footprint, expected]) => {
    expect(find(designators, '', footprint)).toEqual([expected])
  })

  test('is read from the value or the description where its own cell is empty', () => {
    expect(find('R1', '10k 0603', '')).toEqual(['0603'])
    expect(find('', '', '', 'CER CAP 1UF 25V X7R 0805')).toEqual(['0805'])
  })

  test.for([
    ['C1', '0402 or 0603'],
    ['C1', '1812'],
    ['C1', '2220'],
    ['C1', 'C_Disc_D5.0mm_W2.5mm_P5.00mm'],
    ['C1', '6.3x7.7 mm'],
    ['R1', 'R_MELF_MMB-0207'],
    ['D1', 'SOD-523'],
    ['U1', 'TSSOP-20'],
    ['Y1', 'Crystal_SMD_5032-2Pin_5.0x3.2mm'],
    ['Y1', 'SMD3225-2'],
    ['U1', 'SOT-23, SOT-23-5'],
    ['R1', 'R_0603,R_0402'],
    ['U1', 'DIP-8'],
    ['U1', 'XC-VQ44'],
    ['U1', 'TSSOP-20-EP'],
  ] as const)('of %s in %s is none of the shop, independent of the description', ([designators, footprint]) => {
    expect(find(designators, '', footprint, '0603')).toEqual([])
  })

  test.for(['M0805', 'Custom', '10402', 'C0402C104K4RACTU', '1206.5', 'BatteryHolder_1042_1x18650', 'TQ2-5V'])(
    'is not read from %s',
    (footprint) => {
      expect(find('R1', '', footprint)).toBeNull()
    },
  )

  test.for([
    ['R1', '10k 0402', '0603', ''],
    ['R1', '10k', 'R_0402', 'RES 10K 0603 1%'],
    ['C1', '100nF', '0603', 'CAP CER 0805'],
    ['R1', '10k', '0603', 'RES THT axial'],
    ['R1', '10k', '0603', 'axial leaded'],
    ['C1', '100nF', '0603', 'radial leads'],
    ['C1', '100nF', '0603', 'through-hole'],
    ['D6', 'Green 5mm', 'LED3MM', 'LED'],
  ] as const)('of %s %j in %s, described as %j, contradicts itself', ([designators, value, footprint, description]) => {
    expect(find(designators, value, footprint, description)).toEqual([])
  })

  test.for([
    ['0603', 'RES 10K 0603 (1608 Metric)'],
    ['SMD', 'RES 10K 0603'],
    ['0603', 'RES 10K 0402 or 0603'],
    ['0603', 'thick film, radial placement'],
    ['0603', 'replaces the axial part'],
    ['SMD0603', 'no THT'],
    ['SMD 0603', 'no THT'],
    ['Resistor_SMD:R_0603_1608Metric', 'not through-hole'],
  ] as const)('%s, described as %s, is 0603', ([footprint, description]) => {
    expect(find('R1', '10k', footprint, description)).toEqual(['0603'])
  })

  test('is not the number of ohms', () => expect(find('R1', '1206', '')).toBeNull())
})
