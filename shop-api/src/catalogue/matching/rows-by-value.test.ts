import { expect, test } from 'vitest'
import { buildPackageBook } from '../query-parser/package-names.ts'
import { readRow } from './row-facts.ts'

const packages = buildPackageBook(
  [
    '0402, 0603, 0612, 0805, 1206, 1812, 2512, Array 4×0603, Axial D2.4 L6.3, Case A (3216-18), Case D (7343-31), SMD 3225-4',
    'SMD 3215-2, SMD can D6.3 H7.7, HC-49/US, SOD-123, DO-214AC (SMA), Fuse 5 × 20 mm, Header 2×05 2.54 mm, Header 1×04 2.54 mm',
    'Terminal block 1×02 5.08 mm, Terminal block 1×02 2.54 mm, Shrouded header 2×05 2.54 mm, USB Type-C, USB Mini-B',
    'Header 1×04 2.00 mm, Socket 1×06 2.54 mm, Header 1×04 5.00 mm, MELF 0204, CAY16, RM15, SMD 2520-4',
  ].flatMap((names) => names.split(', ')),
)

/** Rows as people write them: designators, value, package, description, and the kind and the package whose parts may match by the value;
 * `-` where none may, `*` for any package. */
const rows = `
F1 | 500mA | 1206 | fuse for PTC | fuse 1206
F1 | 500mA | 1206 | PTC | ptc 1206
F1 | 1A | 1206 | fuse, not PTC | fuse 1206
R1 | 10k beta version | 0603 | | resistor 0603
R1 | 10k | 0603 | for beta test | resistor 0603
R1 | 10k | 0603 | beta 3950 | -
R1 | 10k | 0603 | BETA | -
R1 | 10k adjustable | 0603 | | -
R1 | 10k | 0603 | variable resistor | -
R1 | 10k | 0603 | einstellbarer Widerstand | -
R1 | 10k | 0603 | trimmer, variable resistor | trimmer 0603
POT1 | 10k adjustable | 0603 | | trimmer 0603
R1 | 10k | 0603 | Widerstand für einstellbaren Regler | resistor 0603
R1 | 10k | 0603 | resistor, adjustable brightness | resistor 0603
R1 | 10k | 0603 | 可调电源反馈电阻 | resistor 0603
R1 | 10k | 0603 | Feedback (Vout adjustable) | resistor 0603
R1 | 10k | 0603 | preset pull-up | resistor 0603
R1 | 10k | 0603 | variable attenuator | resistor 0603
R1 | 10k | 0603 | резистор регулировка яркости | resistor 0603
R1 | 10k | 0603 | adjustable voltage divider | resistor 0603
C1 | 22pF adjustable | 0603 | | -
L1 | 10uH | 0805 | adjustable inductor | -
L1 | 10uH variable | 0805 | | -
L1 | 10uH | 0805 | adjustable LDO | inductor 0805
Y1 | 25MHz | 3225 | crystal for oscillator | crystal SMD 3225-4
Y1 | 25MHz | 3225 | oscillator crystal | crystal SMD 3225-4
Y1 | 25MHz | 3225 | oscillator, crystal | oscillator SMD 3225-4
 | 8x 10k 0603 | | | -
 | 10k 0603 8x | | | -
 | | | 8x 10k 0603 | -
R1 | 4x10k 0603 | | | -
R1 | 10k 0603x4 | | | array Array 4×0603
R1 | 10k | SMD | 0603x4 1% | array Array 4×0603
 | 10k | | 0603*4 | array Array 4×0603
 | 4x10k array 0603 | | | array Array 4×0603
R1 | R 10k 0603 | | 8x | resistor 0603
R12,R13 | 4k7 | R0603 | 1% | resistor 0603
R3 | 1 MOhm | 0805 | Widerstand 5% | resistor 0805
R7 | 0E | 0402 | jumper | resistor 0402
R8 | 220R/1W | 2512 | | resistor 2512
R9 | 10K0 | SMD0603 | Rezistor | resistor 0603
R10 | 100 OHM 1/10W | 0603 | pull up for PTC fuse | resistor 0603
R11 | 33R | 0603 | series resistor of crystal | resistor 0603
R14 | 10k | 0603 | trimpot | trimmer 0603
R15 | 10k NTC | 0603 | | -
R16 | 10k log | 0603 | Poti | trimmer 0603
R17 | 10k | MELF 0204 | | -
R18 | 4×4k7 | 0603 | | -
RN1 | 10k | CAY16 | 4 resistors | -
RN2 | 10k 4x0603 | | isolated | array Array 4×0603
R19 | 120R | 0603 | ferrite bead | ferrite 0603
R20 | 10k 10k | 0603 | | resistor 0603
R21 | 10k / 22k | 0603 | | -
R22 | 10k | 0603/0805 | | -
R23 | 10k 0805 | 0603 | | -
R24 | 10k | THT | 0207 | resistor Axial D2.4 L6.3
C1 | 0,1 µF | 0603 | Kerko 50 V | ceramic 0603
C2 | 100n | C_0402_1005Metric | | capacitor 0402
C3 | 10µ 16V | 1206 | X5R | ceramic 1206
C4 | 22p NP0 | 0603 | load cap for Y1 | ceramic 0603
C5 | 10uF 25V | 0805 | cap for LDO, not tantalum | capacitor 0805
C6 | 100uF | 6.3x7.7 | Elko SMD | electrolytic *
C7 | 10uF/16V | A | TANTAL | tantalum Case A (3216-18)
C8 | 47uF | 7343 | Tant. low ESR | tantalum Case D (7343-31)
C9 | 100nF | 0603 | trimmer | -
C10 | 100nF X2 | RM15 | | -
C11 | 1F | 0603 | supercap | -
C12 | 4x100n | 0612 | array | -
C13 | 100nF x 2 | 0603 | | -
C14 | 104 | 0603 | MLCC | ceramic 0603
C15 | 100pF - 1nF | 0603 | | -
C16 | 100nF | 0603 | LED supply | -
L1 | 10µH 1A | 0805 | | inductor 0805
L2 | 4R7 | 0805 | inductor | inductor 0805
L3 | 600R@100MHz | 0603 | | ferrite 0603
L4 | 10uH | 0805 | variable | -
L5 | 2.2uH | 0805 | Drossel für Buck | inductor 0805
L6 | 10uH | 0805 | common mode choke | -
FB1 | 600R 0.5A | 0603 | bead | ferrite 0603
Y1 | 8 MHz | HC49/S | Quarz | crystal *
Y2 | 32.768kHz | 3215 | watch crystal | crystal *
Y3 | 25MHz | 3225 | XO 3.3V | oscillator SMD 3225-4
Y4 | 26MHz | 2520 | TCXO | -
Y5 | 16MHz | 3225 | resonator | resonator SMD 3225-4
Y6 | 12MHz | 3225 | crystal, oscillator circuit | crystal *
Y7 | 12MHz | 3225-4P | 无源晶振 | crystal SMD 3225-4
D1 | red | 0603 | LED | led 0603
D1 | LED 625nm | 0603 | | led 0603
D1 | LED | 0603 | 580-590nm diffused | led 0603
D1 | LED 850nm | 0603 | | -
D1 | LED 625nm white | 0603 | | -
C1 | 22u | CASE-A_3216 | | tantalum Case A (3216-18)
C1 | 10u | CASE_D | | -
D2 | red/green | 0603 | LED | -
D3 | 5V1 | SOD-123 | Zener 0,5W | zener SOD-123
D4 | 5V | SMA | TVS bidirectional | tvs *
D5 | 5V1 | SOD-123 | TVS Zener | -
F1 | 500 mA | 1206 | Polyfuse | ptc 1206
F3 | 1A | 1206 | fuse or PTC | -
C1 | 10uF | 0805 | tantalum or ceramic | -
FB1 | 600R | 0603 | ferrite bead or inductor | ferrite 0603
C1 | 100nF | Capacitor_SMD:C_0603_1608Metric | X7R or better | ceramic 0603
C1 | 100nF | 0603 | X7R 16V or higher | ceramic 0603
C1 | 100nF | 0603 | ceramic, 16V or more | ceramic 0603
C1 | 100nF | 0603 | X7R or equivalent, cap | ceramic 0603
R1 | 1k | 0603 | resistor, 1% or better, for LED indicator | resistor 0603
F4 | 500mA | 1812 | resettable fuse | ptc 1812
J1 | 2x5 | 2,54 mm | Stiftleiste | header Header 2×05 2.54 mm
J2 | 1x4 | pitch 2 mm | pin header | header Header 1×04 2.00 mm
J3 | 1x6 female | 2.54 | socket strip | socket Socket 1×06 2.54 mm
J4 | 1x4 | 3.81 | pin header | -
J1 | 1x4 | | pin header 1x4 2 | header Header 1×04 2.54 mm
J1 | 1x4 | 2.54mm | pin header 1x4 2 | header Header 1×04 2.54 mm
J1 | 1x4 | | pin header 1x4 5mm | -
J1 | pin header 1x4 | | 6mm tail | header Header 1×04 2.54 mm
J1 | pin header 1x4 6mm tail | | | header Header 1×04 2.54 mm
J1 | pin header 1x4 2.54mm 7.5mm | | | header Header 1×04 2.54 mm
J5 | 1x4 | JST PH 2.0 | pin header | -
J6 | 2x5 | 2.54 | box header pin header | -
J7 | Power | TerminalBlock_Phoenix_MKDS-1,5-2_1x02_P5.08mm_Horizontal | Screw terminal | terminal block Terminal block 1×02 5.08 mm
J7 | IN 12 V | TerminalBlock_bornier-2_P5.08mm | | terminal block Terminal block 1×02 5.08 mm
J7 | OUT | MKDSN1,5/2-5,08 | screw terminal | terminal block Terminal block 1×02 5.08 mm
TB1 | 2P 5,08 mm | | Terminal block | terminal block Terminal block 1×02 5.08 mm
J7 | 2P | | Terminal block | -
J7 | 2P 5.08 mm | | Spring terminal block | -
J7 | 2P 5.08 mm | | Terminal block plug | -
J7 | 2P 5.08 mm | TerminalBlock_1x03_P5.08mm | | -
R1 | 10k | 0603 | beside the terminal block 2P 5.08 mm | resistor 0603
J8 | ISP | IDC-Header_2x05_P2.54mm_Vertical | | box header Shrouded header 2×05 2.54 mm
J8 | 2x5 | | boxed header | box header Shrouded header 2×05 2.54 mm
J8 | 2x5 | IDC-Header_2x05_P2.54mm_Latch | | -
J8 | 1x4 | | box header | -
J9 | USB-C receptacle 16P | | | USB receptacle USB Type-C
J9 | USB_C_Receptacle_USB2.0_16P | | | USB receptacle USB Type-C
J9 | USB mini B | | | USB receptacle USB Mini-B
J9 | USB-C receptacle | | | -
J9 | USB-C plug 16P | | | -
U9 | USB-C controller 16P | | | -
R9 | 5.1k | 0603 | USB-C CC 16P | resistor 0603
R9 | | 0603 | USB-C 16P pull-down, 5.1k | resistor 0603`
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))

test.for(rows)('%j matches by its value only parts of its kind and package', (cells) => {
  const [designators = '', value = '', footprint = '', description = '', expected = ''] = cells
  const row = { designators, value, package: footprint, description }
  const facts = readRow({ ...row, partNumbers: [], internalNumbers: [], manufacturer: '', quantity: null }, packages)
  const { kind, rowPackage } = facts
  const isFound = kind && !kind.isFoundByNumberOnly && facts.value && !facts.value.isContradicted
  const found = isFound ? (rowPackage?.packages.map((name) => `${kind.name} ${name}`) ?? []) : []
  const wanted = expected === '-' ? [] : [expected]
  const kinds = [...new Set(found.map((each) => each.replace(/ .*/, ' *')))]
  expect(expected.endsWith(' *') ? kinds : found).toEqual(wanted)
})
