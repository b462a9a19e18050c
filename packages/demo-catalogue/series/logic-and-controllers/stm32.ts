import { series } from '../../engine/engine.ts'
import { lookup } from '../../engine/lookup.ts'
import { reel, tray, tube } from '../../engine/packings.ts'

type Chip = { line: string; body: string; flash: string; grade: string }

/** Line, core, MHz, KB of RAM by flash letter, then the flash letters of each pin and package letter. */
const table = `
F030 M0 48 4:4,6:4,8:8,C:32 F4P K6T C6T C8T R8T CCT RCT
F042 M0 48 4:6,6:6 F4P F6P K4T K6T K4U K6U C4T C6T C4U C6U
F051 M0 48 4:8,6:8,8:8 K4U K6U K8U K4T K6T K8T C4T C6T C8T C4U C6U C8U R4T R6T R8T
F070 M0 48 6:6,B:16 F6P C6T CBT RBT
F072 M0 48 8:16,B:16 C8T CBT C8U CBU R8T RBT V8T VBT
F100 M3 24 4:4,6:4,8:8,B:8,C:24,D:32,E:32 C4T C6T C8T CBT R4T R6T R8T RBT RCT RDT RET V8T VBT VCT VDT VET
F103 M3 72 4:6,6:10,8:20,B:20,C:48,D:64,E:64,F:96,G:96 C4T C6T C8T CBT CBU T4U T6U T8U TBU R4T R6T R8T RBT RCT RDT RET RFT RGT V8T VBT VCT VDT VET VFT VGT ZCT ZDT ZET ZFT ZGT
F105 M3 72 8:64,B:64,C:64 R8T RBT RCT V8T VBT VCT
F107 M3 72 B:64,C:64 RBT RCT VBT VCT
F205 M3 120 B:64,C:96,E:128,F:128,G:128 RBT RCT RET RFT RGT VBT VCT VET VFT VGT ZCT ZET ZFT ZGT
F207 M3 120 C:128,E:128,F:128,G:128 VCT VET VFT VGT ZCT ZET ZFT ZGT ICT IET IFT IGT
F303 M4 72 6:12,8:12,B:32,C:40,D:64,E:64 K6T K8T C6T C8T CBT CCT R6T R8T RBT RCT RDT RET VBT VCT VDT VET ZDT ZET
F334 M4 72 4:12,6:12,8:12 K4T K6T K8T C4T C6T C8T R6T R8T
F401 M4 84 B:64,C:64,D:96,E:96 CBU CCU CDU CEU RBT RCT RDT RET VBT VCT VDT VET
F405 M4 168 G:192 RGT VGT ZGT
F407 M4 168 E:192,G:192 VET VGT ZET ZGT IET IGT
F411 M4 100 C:128,E:128 CCU CEU RCT RET VCT VET
F412 M4 100 E:256,G:256 CEU CGU RET RGT VET VGT ZET ZGT
F413 M4 100 G:320,H:320 CGU CHU RGT RHT VGT VHT ZGT ZHT
F427 M4 180 G:256,I:256 VGT VIT ZGT ZIT IGT IIT
F429 M4 180 E:256,G:256,I:256 VET VGT VIT ZET ZGT ZIT IET IGT IIT BET BGT BIT
F446 M4 180 C:128,E:128 RCT RET VCT VET ZCT ZET
F722 M7 216 C:256,E:256 RCT RET VCT VET ZCT ZET ICT IET
F746 M7 216 E:320,G:320 VET VGT ZET ZGT IET IGT BET BGT
F767 M7 216 G:512,I:512 VGT VIT ZGT ZIT IGT IIT BGT BIT
G030 M0+ 64 6:8,8:8 F6P K6T K8T C6T C8T
G031 M0+ 64 4:8,6:8,8:8 F4P F6P F8P K4T K6T K8T K4U K6U K8U C4T C6T C8T C4U C6U C8U
G070 M0+ 64 B:36 KBT CBT RBT
G071 M0+ 64 6:36,8:36,B:36 K6T K8T KBT K8U KBU C6T C8T CBT C6U C8U CBU R6T R8T RBT
G0B1 M0+ 64 B:144,C:144,E:144 KBT KCT KET CBT CCT CET CBU CCU CEU RBT RCT RET VBT VCT VET
G431 M4 170 6:32,8:32,B:32 K6T K8T KBT K6U K8U KBU C6T C8T CBT C6U C8U CBU R6T R8T RBT V6T V8T VBT
G474 M4 170 B:128,C:128,E:128 CBT CCT CET CBU CCU CEU RBT RCT RET VBT VCT VET QBT QCT QET
H743 M7 480 G:1024,I:1024 VGT VIT ZGT ZIT IGT IIT BGT BIT
H750 M7 480 B:1024 VBT ZBT
L031 M0+ 32 4:8,6:8 F4P F6P K4T K6T K4U K6U C4T C6T
L051 M0+ 32 6:8,8:8 K6T K8T K6U K8U C6T C8T R6T R8T
L053 M0+ 32 6:8,8:8 C6T C8T R6T R8T
L072 M0+ 32 B:20,Z:20 KBT KZT KBU KZU CBT CZT RBT RZT VBT VZT
L151 M3 32 6:10,8:10,B:16,C:32,D:48,E:80 C6T C8T CBT C6U C8U CBU CCT R6T R8T RBT RCT RDT RET V8T VBT VCT VDT VET ZCT ZDT ZET
L152 M3 32 6:10,8:10,B:16,C:32,D:48,E:80 C6T C8T CBT CCT R6T R8T RBT RCT RDT RET V8T VBT VCT VDT VET ZCT ZDT ZET
L412 M4 80 8:40,B:40 K8T KBT K8U KBU C8T CBT C8U CBU R8T RBT
L431 M4 80 B:64,C:64 KBU KCU CBT CCT CBU CCU RBT RCT VCT
L432 M4 80 B:64,C:64 KBU KCU
L433 M4 80 B:64,C:64 CBT CCT CBU CCU RBT RCT VCT
L452 M4 80 C:160,E:160 CCU CEU RCT RET VCT VET
L476 M4 80 C:128,E:128,G:128 RCT RET RGT VCT VET VGT ZET ZGT
L496 M4 80 E:320,G:320 RET RGT VET VGT ZET ZGT`

const pinsByLetter: Record<string, number> = {
  F: 20,
  G: 28,
  K: 32,
  T: 36,
  C: 48,
  R: 64,
  V: 100,
  Q: 128,
  Z: 144,
  I: 176,
  B: 208,
}
const kilobytes: Record<string, number> = {
  4: 16,
  6: 32,
  8: 64,
  B: 128,
  Z: 192,
  C: 256,
  D: 384,
  E: 512,
  F: 768,
  G: 1024,
  H: 1536,
  I: 2048,
}
const trayByPins: Record<number, number> = {
  32: 1_500,
  36: 1_500,
  48: 1_500,
  64: 960,
  100: 540,
  128: 900,
  144: 360,
  176: 400,
  208: 360,
}
const qfn: Record<number, string> = {
  28: 'QFN-28 (4 × 4 mm)',
  32: 'QFN-32 (5 × 5 mm)',
  36: 'QFN-36 (6 × 6 mm)',
  48: 'QFN-48 (7 × 7 mm)',
}
const grades: Record<string, readonly [number, number]> = { 6: [-40, 85], 7: [-40, 105] }

type Line = { core: string; megahertz: number; ram: Record<string, number> }
const lines: Record<string, Line> = {}
const blocks = table
  .trim()
  .split('\n')
  .flatMap((row) => {
    const [line = '', core = '', megahertz, ram = '', ...chips] = row.split(' ')
    const byFlash = ram.split(',').map((pair): [string, number] => [pair.charAt(0), Number(pair.slice(2))])
    lines[line] = { core: `Cortex-${core}`, megahertz: Number(megahertz), ram: Object.fromEntries(byFlash) }
    return chips.map((chip) => ({
      line: [line],
      body: [chip.charAt(0) + chip.charAt(2)],
      flash: [chip.charAt(1)],
      grade: ['6', '7'],
    }))
  })

/** `STM32F103C8T6`: line, pins, flash, package, temperature; TR on the reel. */
export const stm32 = series<Chip>({
  name: 'STM32',
  manufacturer: 'stmicroelectronics',
  category: 'arm-microcontrollers',
  noun: '32-bit microcontroller ARM',
  family: 'stm32',
  pattern: /^STM32[FGHL][\dB]{3}[FGKTCRVQZIB][468BZCDEFGHI][TUP][67]$/,
  pins: [
    'STM32F103C8T6',
    'STM32F407VGT6',
    'STM32F030F4P6',
    'STM32G031K8T6',
    'STM32F411CEU6',
    'STM32H743VIT6',
    'STM32L476RGT6',
    'STM32F103RCT6',
  ],
  popular: { grade: ['6'] },
  blocks,
  part: ({ line, body, flash, grade }) => {
    const { core, megahertz, ram } = lookup(lines, line)
    const pins = lookup(pinsByLetter, body.charAt(0))
    const shape = body.charAt(1)
    const mpn = `STM32${line}${body.charAt(0)}${flash}${shape}${grade}`
    const size = lookup(kilobytes, flash)
    const price = { one: 0.9 + pins * 0.028 + size * 0.0042 + megahertz * 0.009, fall: 0.08 }
    const first = shape === 'P' ? tube(mpn, 74) : tray(mpn, shape === 'U' ? 1_560 : lookup(trayByPins, pins))
    return {
      mpn,
      package: shape === 'P' ? `TSSOP-${pins}` : shape === 'U' ? lookup(qfn, pins) : `LQFP-${pins}`,
      params: {
        core,
        clock_frequency: megahertz * 1e6,
        flash: size * 1024,
        ram: lookup(ram, flash) * 1024,
        operating_temperature: lookup(grades, grade),
      },
      packings: [first, reel(`${mpn}TR`, pins <= 48 ? 2_400 : 1_000)],
      price,
    }
  },
})
