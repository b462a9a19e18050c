const chips: Record<string, number> = {
  '01005': 0.04,
  '0201': 0.15,
  '0402': 0.6,
  '0603': 2,
  '0705': 3,
  '0805': 4.5,
  '1206': 9,
  '1210': 16,
  '1218': 29,
  '1806': 18,
  '1808': 27,
  '1812': 42,
  '2010': 27,
  '2220': 110,
  '2225': 140,
  '2512': 40,
}

const number = (text: string | undefined) => Number(text ?? 0)
/** Grams per cubic centimeter are milligrams per cubic millimeter. */
const cylinder = (d: number, l: number, density: number) => (Math.PI / 4) * d * d * l * density

/** Milligrams of one piece by its package; a box or cylinder of its size where nothing better is known. */
const rules: readonly (readonly [RegExp, (m: RegExpExecArray) => number])[] = [
  [/^(\d{4,5})$/, (m) => chips[m[1] ?? ''] ?? 10],
  [/^Array 4×(0402|0603)$/, (m) => (m[1] === '0402' ? 2.5 : 8)],
  [/^Case ([A-EX])/, (m) => ({ A: 30, B: 60, C: 160, D: 320 })[m[1] ?? ''] ?? 350],
  [/^SMD can D([\d.]+) H([\d.]+)/, (m) => cylinder(number(m[1]), number(m[2]), 1.5)],
  [/^Radial D([\d.]+) L([\d.]+)/, (m) => cylinder(number(m[1]), number(m[2]), 1.5)],
  [/^Axial D([\d.]+) L([\d.]+)/, (m) => cylinder(number(m[1]), number(m[2]), 3) + 120],
  [/^Axial DO-(35|41|15|201AD|204AC)$/, (m) => ({ '35': 130, '41': 330, '15': 400 })[m[1] ?? ''] ?? 1150],
  [/^SMD (\d\d)(\d\d)-\d+$/, (m) => (number(m[1]) * number(m[2])) / 40],
  [/^HC-49/, () => 950],
  [/^(SC-70|SOT-(523|553|563|723)|SOD-(323|523|882))/, () => 6],
  [/^SOT-23/, () => 9],
  [/^MiniMELF$/, () => 34],
  [
    /^(MBS|DBS|DB-1|KBP|GBU|GBPC)$/,
    (m) => ({ MBS: 125, DBS: 360, 'DB-1': 380, KBP: 1500, GBU: 3900 })[m[1] ?? ''] ?? 15_000,
  ],
  [/^LED ([35]) mm$/, (m) => (m[1] === '3' ? 150 : 320)],
  [/^DIP switch (\d+)$/, (m) => number(m[1]) * 190],
  [
    /^(U\.FL|Crimp contact|microSD|USB Micro-B|USB Type-C|USB Mini-B)$/,
    (m) => ({ 'U.FL': 16, 'Crimp contact': 40, microSD: 900 })[m[1] ?? ''] ?? 1100,
  ],
  [/^(SOD-123|SOD-128|SOT-143)/, () => 18],
  [/^SOT-(89|223)$/, (m) => (m[1] === '89' ? 55 : 115)],
  [/^DO-214(AC|AA|AB)/, (m) => ({ AC: 64, AA: 93 })[m[1] ?? ''] ?? 230],
  [
    /^TO-(92|126|252|251|263|220|247|264|3)(FP)?-/,
    (m) =>
      ({ '92': 210, '126': 700, '252': 330, '263': 1500, '220': 1950, '247': 6000, '3': 12_000 })[m[1] ?? ''] ?? 1000,
  ],
  [/^(DIP|SIP|PLCC)-(\d+)/, (m) => number(m[2]) * 62],
  [/^SOIC-W-(\d+)|^SOP-(\d+)/, (m) => number(m[1] ?? m[2]) * 26],
  [/^SOIC-(\d+)/, (m) => number(m[1]) * 9.5],
  [/^(TSSOP|SSOP|MSOP|VSSOP|TSOP-I|TSOP-II)-(\d+)/, (m) => number(m[2]) * 4.5],
  [/^(LQFP|TQFP)-(\d+)/, (m) => 4 * number(m[2]) ** 1.2],
  [/\(([\d.]+) × ([\d.]+) mm\)$/, (m) => number(m[1]) * number(m[2]) * 2.1],
  [/^(QFN|BGA)-(\d+)/, (m) => number(m[2]) * 2.4],
  [/^Module ([\d.]+) × ([\d.]+) mm$/, (m) => number(m[1]) * number(m[2]) * 6.5],
  [
    /^(Module|Enclosed|Relay|Inductor|Transformer|Film box) ([\d.]+) × ([\d.]+) × ([\d.]+) mm/,
    (m) => number(m[2]) * number(m[3]) * number(m[4]) * (m[1] === 'Inductor' ? 4.2 : m[1] === 'Enclosed' ? 0.9 : 1.8),
  ],
  [/^Film P([\d.]+)$/, (m) => number(m[1]) ** 2 * 16],
  [
    /^(Header|Socket|Shrouded header|Housing|Terminal block) (\d)×(\d+) ([\d.]+) mm/,
    (m) => number(m[2]) * number(m[3]) * number(m[4]) ** 2 * (m[1] === 'Terminal block' ? 50 : 25),
  ],
  [/^FFC (\d+)/, (m) => number(m[1]) * 14],
  [/^Circular (\d+)-/, (m) => number(m[1]) ** 2 * 120],
  [/^Trimmer ([\d.]+) × ([\d.]+)/, (m) => number(m[1]) * number(m[2]) * 14],
  [/^Tactile ([\d.]+) × ([\d.]+)/, (m) => number(m[1]) * number(m[2]) * 7],
  [/^Fuse ([\d.]+) × ([\d.]+)/, (m) => cylinder(number(m[1]), number(m[2]), 2.4)],
]

const weigh = (packageName: string): number => {
  for (const [pattern, toMg] of rules) {
    const match = pattern.exec(packageName)
    if (match) return Math.max(1, Math.round(toMg(match)))
  }
  return 1_500
}

const weights = new Map<string, number>()

export const weightMg = (packageName: string): number => {
  const mg = weights.get(packageName) ?? weigh(packageName)
  weights.set(packageName, mg)
  return mg
}
