import { expect, test } from 'vitest'
import { readKind } from './part-kind.ts'
import { readValue } from './row-value.ts'

/** Designator, value, package, description, and the kind whose parts may match by the value; `-` where none may. */
const rows = `
X1 | 25MHz | 3225 | Oscillator LVDS 3.3V | -
X1 | 100MHz | 5032 | HCSL oscillator 100MHz | -
X1 | 100MHz | 5032 | XO, LVPECL output | -
Y1 | 25MHz | 3225 | 贴片晶振 差分 | -
Y2 | 27MHz | 5032 | VC-XO pullable | -
Y1 | 26MHz | SMD2520-4P | 0.5ppm clipped sine | -
Y1 | 12MHz | 3225 | Spread spectrum oscillator | -
Y2 | 16MHz | 3225 | generator | -
R5 | 10k B=3380 | 0402 | | -
R5 | 10K 3435 1% | 0603 | | -
R5 | 1k | 0805 | Temperature sensor resistor PT1000 | -
R5 | 1k | 0603 | KTY81 | -
R5 | 10k | 0603 | CTN | -
R5 | 4k7 | 0603 | pull-up for temperature sensor | resistor
R1 | 10k | 1206 | metal oxide | -
R1 | 10k | 0603 | fusible resistor | -
R1 | 10k | 0603 | preset | trimmer
R1 | 10k | 0603*4 | | array
R1 | 10k | 8P4R-0603 | | array
R1 | 10k x4 | 0603 | | -
C1 | 100nF | 0805 | feedthrough | -
C1 | 100nF | 0805 | Durchführungskondensator | -
C1 | 1uF | 0603 | NFM18PC105 | -
C1 | 22pF | 0603 | variable | -
C1 | 5-20pF | 0603 | | -
C1 | 100nF x4 | 0603 | | -
C1 | 100n-0603 | 0603 | | capacitor
C1 | 10nF Y2 | 0805 | | -
C1 | 10nF X1/Y1 | 1206 | | -
C1 | 22pF | 0402 | load cap for Y1 | capacitor
C1 | 100nF | 0402 | silicon capacitor | -
C1 | 10uF | 3216-18 | | tantalum
C1 | 100uF | 6.3x5.4 | Polymer aluminium | -
C1 | 100uF | 6.3x5.8 | 固态电容 | -
C1 | 100uF | CP_Radial_D6.3mm_P2.50mm | non polar | -
D1 | 5V1 | SOT-23 | dual zener common anode | -
D1 | 15V | SOD-323 | bidirectional zener | -
D1 | 5V6 | SOD-80 | current regulator diode | -
D1 | 24V | SMB | TVS bidirectional | tvs
F1 | 2A | 1206 | eFuse | -
F1 | 2A | 1206 | circuit breaker | -
Y1 | 26MHz TCXO | SMD2520 | | -
Y1 | 26MHz | 2520 | TCXO 26MHz 1.8V clipped sine | -
X1 | VCXO 24MHz | 7050 | | -
Y1 | 16MHz VC-TCXO | 3225 | | -
Y1 | 10MHz | | 10MHz OCXO | -
X1 | 10MHz | 7050 | Oven Controlled Crystal Oscillator | -
X1 | 16MHz | 3225 | Temperature compensated crystal oscillator | -
X1 | 20MHz | 3225 | Voltage controlled crystal oscillator | -
X1 | 25MHz | 3225 | 温补晶振 25MHz | -
X1 | 24MHz | 3225 | 压控晶振 | -
Y1 | 16MHz | 3225 | Clock generator | -
Y1 | 16MHz | 3225 | crystal filter 16MHz | -
Y1 | 433.92MHz | 3838 | SAW resonator | -
Y1 | 16MHz | 3225 | Crystal oscillator 3.3V CMOS | oscillator
X1 | 25MHz | 3225 | MEMS oscillator | oscillator
Y1 | SPXO 16MHz | 3225 | | oscillator
X1 | 25MHz | 3225 | XO 3.3V | oscillator
Y1 | 16MHz | 3225 | 水晶発振器 | oscillator
Y1 | 16MHz | 3225 | oscillatore | oscillator
Y1 | 16MHz | 3225 | кварцевый генератор 16 МГц | oscillator
Y1 | 16MHz | 3225 | Quarz | crystal
Y1 | 25MHz | 3225 | Crystal 12pF | crystal
Y1 | 16MHz | 3213 | Ceramic resonator | resonator
D1 | 5V1 | SOD-123 | Schottky diode | -
D1 | 5V1 | SOD-123 | диод Шоттки | -
D1 | 5V0 | SOD-323 | ESD protection | -
D1 | 12V | SMA | Rectifier | -
D1 | 5V1 | SOD-123 | | zener
D1 | 5.1V | SOD-323 | Zener diode | zener
ZD1 | 12V | SMB | TVS diode | tvs
TVS1 | 12V | SMB | Varistor | -
D1 | green | 0603 | photodiode | -
D1 | red | 0603 | RGB LED | -
D1 | red | 0603 | LED red/green dual | -
D1 | red | 0603 | LED | led
Q1 | NPN | SOT-23 | NPN 40V 200mA | -
Q1 | 30V | SOT-23 | P-channel MOSFET | -
U1 | 3.3V | SOT-23-5 | buck converter | -
U1 | 3.3V LDO | SOT-223 | | -
K1 | 5V | DIP-4 | PhotoMOS relay | -
FB1 | 600R | 0603 | Ferrite bead | ferrite
L1 | 600R | 0805 | Common mode choke | choke
L1 | 10uH | 0805 | Ferrite bead | -
L1 | 10uH | 0805 | Inductor | inductor
L1 | 10uH | 0805 | Transformer | -
L1 | 10uH | 0805 | Dual inductor | -
L1 | 10uH | 0805 | wireless charging coil | -
F1 | 500mA | 1206 | Fuse fast | fuse
F1 | 500mA | 1206 | PTC | ptc
F1 | 0.5A | 1206 | MF-MSMF050 | ptc
F1 | 500mA | 1206 | リセッタブルヒューズ | ptc
F1 | 500mA | 1206 | rückstellende Sicherung | ptc
F1 | 1A | 1206 | thermal fuse | -
F1 | 10A | 5x20 | Fuse holder | -
FB1 | 1A | 0603 | fuse | -
RV1 | 14V | 0603 | Varistor | -
R1 | 10k | 0603 | NTC thermistor | -
R1 | 10k | 0603 | PTC thermistor | -
R1 | 10k | 0603 | Heißleiter | -
RT1 | 10k | 0603 | | -
R1 | 10k | 0603 | wirewound resistor | -
R1 | 10k | 0207 | SMD MELF | -
R1 | 10k | 0603 | Potentiometer | trimmer
R1,R2 | 10k | 0603 | Dual resistor | -
RN1 | 10k | 0603x4 | Resistor network | array
R1 | 10k | 0603 | RES 10K 1% | resistor
C1 | 100n | 0612 | Capacitor array 4x100n | -
C1 | 100n | 0612 | Dual cap | -
C1 | 100nF | 1206 | Mica | -
C1 | 100pF | 0805 | Silver mica capacitor | -
C1 | 10uF | 0805 | Niobium oxide | -
C1 | 100nF | 0805 | X2 safety capacitor | -
C1 | 100nF | 0603 | EMI filter 3-terminal | -
C1 | 47uF | 1210 | OS-CON polymer | -
C1 | 22pF | 0805 | trimmer cap | -
C1 | 10uF | 1206 | polarized | polarized
C1 | 10uF | 1206 | C_Polarized | polarized
C1 | 10uF | 1206 | non-polarized | capacitor
C1 | 10uF | 1206 | Tantal 16V | tantalum
C1 | 10uF | 1206 | タンタルコンデンサ | tantalum
C1 | 10uF | 1206 | Elko | electrolytic
C1 | 10uF | 1206 | electrolítico | electrolytic
C1 | 10uF | 1206 | 電解コンデンサ | electrolytic
C1 | 1uF | 0805 | poliestere | film
C1 | 1uF | 0805 | Folienkondensator | film
C1 | 1uF | 0805 | MLCC X7R | ceramic
Y1 | 16MHz | 3225 | MCU clock | crystal
Y1 | 16MHz | 3225 | Clock buffer | -
Y1 | 16MHz | 3225 | PLL | -
U1 | 16MHz | SOT-23-5 | Clock generator | -
C1 | 10uF | 1206 | not polarized | capacitor
C1 | 10uF | 1206 | not a polarized cap | capacitor
C1 | 10uF | 1206 | no polarity | capacitor
C1 | 10uF | 1206 | unpolarized | capacitor
C1 | 10uF | 1206 | nicht gepolt | capacitor
C1 | 10uF | 1206 | gepolt | polarized
D1 | red | 0603 | LED red, ESD 2kV | led
D1 | red | 0603 | LED red, photodiode | -
D1 | 5V1 | SOD-123 | Zener, ESD protection | zener
D1 | 5V1 | SOD-123 | Zener diode bridge | zener
D1 | 5V1 | SOD-123 | Zener or Schottky diode | -
D1 | 5V0 | SOD-323 | diode for ESD protection | -
D1 | 5V1 | SOD-123 | bridge | -
TVS1 | 5V | SMB | ESD | tvs
TVS1 | 5V | SMB | Schottky | -
C1 | 100nF | 0402 | MLCC X7R EMI filter | ceramic
C1 | 100nF | 0402 | EMI filter | -
C1 | 100nF | 0402 | EMI filter, feedthrough capacitor X7R | -
C1 | 100nF | 0402 | X7R 3-terminal EMI filter | -
C1 | 10uF | 0603 | CAP CER 10UF X5R polymer termination | ceramic
C1 | 47uF | 1210 | polymer capacitor | -
C1 | 47uF | 1210 | polarized polymer | -
C1 | 100nF | 0402 | C0G for safety relay | ceramic
C1 | 100nF | 0402 | Capacitor for crystal filter | capacitor
C1 | 100nF | 0402 | Ceramic capacitor safety | ceramic
C1 | 100nF | 0805 | X1/Y1 ceramic, safety | -
C1 | 100nF | 0805 | Capacitor for X2 safety | -
C1 | 100nF | 0805 | safety cap | -
FB1 | 600R | 0603 | 磁珠 滤波器 | ferrite
FB1 | 600R | 0603 | EMI filter bead 滤波器 | ferrite
L1 | 10uH | 0805 | 滤波器 | -
L1 | 10uH | 0805 | Power inductor for LC filter | inductor
L1 | 10uH | 0805 | LC filter | -
L1 | 10nH | 0402 | RF inductor, antenna matching | inductor
L1 | 4.7uH | 0805 | NFC antenna | -
L1 | 4.7uH | 0805 | antenna coil | -
L1 | 10uH | 0805 | Übertrager | -
R1 | 0R | 0603 | solder bridge | resistor
R1 | 0R | 0603 | bridge | resistor
R1 | 100R | 0603 | EMI filter | -
R1 | 10k | 0603 | thick film, not wirewound | resistor
R1 | 10k | 0603 | resistor, not wire-wound | resistor
R1 | 10k | 0603 | Do not fit wirewound resistor | -
R1 | 10k | 0603 | suitable for automotive NTC | -
R1 | 10k | 0603 | bobiné | -
R1 | 10k | 0603 | résistance bobinée | -
R1 | 10k | 0603 | divider for PT1000 | resistor
R1 | 10k | 0603 | PT1000 | -
R1 | 10k | 0603 | Temperature sensing pull-up | resistor
R1 | 10k | 0603 | Temperature sensing | -
R1 | 10k | 0603 | adjustable output divider | resistor
R1 | 10k | 0603 | wirewound divider | -
R1 | 10k | 0603 | 2x 1% in parallel | resistor
R1 | 10k | 0603 | 2x 10k in parallel | -
R1 | 10k | 4x 0603 | | -
C1 | 100nF | 0402 | decoupling adjustable regulator | capacitor
C1 | 100nF | 0402 | Ceramic, adjustable LDO output | ceramic
C1 | 22pF | 0402 | adjustable | -
C1 | 22pF | 0402 | adjustable ceramic capacitor | -
R1 | 100R | 0603 | LVDS termination | resistor
R1 | 10k | 0603 | eFuse current limit | resistor
R1 | 10k | 0603 | dual supply | resistor
C1 | 100nF | 0402 | temperature sensor | capacitor
C1 | 100nF | 0402 | differential filter | capacitor
C1 | 100nF | 0402 | preset input | capacitor
C1 | 10nF | 0402 | variable speed drive | capacitor
CAP1 | 10nF X1/Y1 | 1206 | | -
D1 | 5V1 | SOD-123 | adjustable output | zener
L1 | 10uH | 0805 | temperature sensor | inductor
F1 | 1A | 1206 | glass | fuse
FS1 | 2A | 1206 | circuit breaker | -
TVS1 | 5V | SMB | dual | -
C1 | 805-100nF | 0805 | | capacitor
R1 | 805-10k | 0805 | | resistor
C1 | 603p-805pF | 0805 | | -
Y1 | 25MHz | 3225 | crystal, differential clock reference | crystal
X1 | 25MHz | 3225 | crystal oscillator, differential clock reference | -
X1 | 25MHz | 3225 | oscillator, differential reference | -
X1 | 25MHz | 3225 | crystal, XO, differential reference | -
Y1 | 25MHz | 3225 | crystal, differential | -
F1 | 1A | 1206 | FUSE 1A for circuit breaker | fuse
F1 | 1A | 1206 | eFuse for circuit breaker | -
Y1 | 16MHz | 3225 | ГУН 16 МГц | -
Y1 | 16MHz | 3225 | генератор ГУН | -`
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))

test.for(rows)('%j matches by its value only parts of its own kind', (row) => {
  const [designators = '', value = '', footprint = '', description = '', expected] = row
  const texts = { designators, value, package: footprint, description }
  const { kind } = readKind(texts)
  const isFound = kind && !kind.isFoundByNumberOnly && readValue(texts, kind)
  expect(isFound ? kind.name : '-').toBe(expected)
})
