/** Package names as parts have them, by the category icon of the parts. */
const groups: [group: string, icon: string, names: string][] = [
  [
    'Resistors',
    'resistor',
    `01005, 0201, 0402, 0603, 0805, 1206, 1218, 2512, Array 4×0402, Array 4×0603, MELF, MiniMELF, MicroMELF,
     Axial D2.4 L6.3, Trimmer 9.5 × 4.8 mm, Trimmer 4.5 × 4.5 mm SMD`,
  ],
  [
    'Capacitors',
    'capacitor',
    `0402, 0805, 1210, Case A (3216-18), Case D (7343-31), Film P5, Film P15, Film box 7.2 × 2.5 × 6.5 mm P5`,
  ],
  [
    'Electrolytic capacitors',
    'electrolytic',
    `SMD can D6.3 H5.8, SMD can D10 H10.2, Radial D5 L11 P2, Radial D10 L16, Snap-in D25 L40`,
  ],
  [
    'Inductors',
    'inductor',
    `0603, Axial D4.2 L9.5, Inductor 4 × 4 × 1.8 mm, Inductor 12.5 × 12.5 × 6 mm, Radial D7.5 L12`,
  ],
  ['Crystals', 'crystal', `HC-49/US, HC-49/US SMD, SMD 3215-2, SMD 3225-4, SMD 5032-4, Cylinder 2 × 6 mm`],
  ['Oscillators', 'oscillator', `SMD 2016-4, SMD 7050-4`],
  [
    'Diodes',
    'diode',
    `SOD-123, SOD-323, DO-214AC (SMA), DO-214AB (SMC), PowerDI-123, MiniMELF, Axial DO-35, Axial DO-41, SOT-23,
     X2SON-2 (1 × 0.6 mm), MBS, DBS, DB-1, GBU, KBP, KBPC`,
  ],
  ['Light', 'led', `0603, LED 3 mm, LED 5 mm, PLCC-2 (3.5 × 2.8 mm), PLCC-4 (5 × 5 mm), SOP-4, DIP-6`],
  [
    'Transistors',
    'power-transistor',
    `SOT-23, SOT-523, SC-70-6, SOT-89, SOT-143, TO-92-3, TO-18-3, TO-39-3, TO-3-2, TO-126-3, TO-220-3,
     TO-220FP-3, TO-247-3, TO-264-3, TO-251-3, TO-252-3, TO-263-3, TO-263-7, LFPAK56, PowerDI-5, PowerPAK SO-8`,
  ],
  [
    'Integrated circuits',
    'mcu',
    `SOT-23-5, SOT-23-8, SOT-223, SOIC-8, SOIC-W-16, SOIC-8 (4.9 × 6.0 mm), SOP-14, SSOP-20, TSSOP-20, MSOP-10,
     VSSOP-8, TVSOP-14, SOJ-44, TSOP-I-48, TSOP-II-54, DIP-8, DIP-28W, DIP-40, LQFP-48, TQFP-44, LQFP-144,
     PLCC-44, QFN-16 (3 × 3 mm), QFN-48, DFN-8 (3 × 3 mm), SON-8 (6 × 5 mm), BGA-100 (7 × 7 mm), WLCSP-25`,
  ],
  [
    'Connectors',
    'connector',
    `Header 1×05 2.54 mm, Header 2×10 1.27 mm, Socket 1×06 2.54 mm, Shrouded header 1×02 2.00 mm RA,
     Housing 1×04 2.50 mm, Housing 2×08 4.20 mm, Terminal block 1×03 5.08 mm, FFC 10 0.50 mm,
     Circular 13-8 receptacle, Circular 13-35 plug, D-Sub 9, D-Sub 25, USB Type-A, USB Type-B, USB Type-C,
     USB Micro-B, USB Mini-B, RJ11, RJ45, SMA jack, U.FL, HDMI, microSD, DC jack, Coin cell CR2032, Crimp contact`,
  ],
  [
    'Switches and relays',
    'switch',
    `Tactile 6 × 6 mm, Tactile 4.2 × 3.2 mm SMD, DIP switch 4, DIP switch 8, Slide switch 8.6 × 4.3 mm,
     Toggle switch, Rocker switch, Rotary encoder, Micro switch, Relay 19.2 × 15.5 × 15.3 mm,
     Relay 10 × 6.5 × 5.2 mm SMD, Buzzer D12 mm, Ring D21 mm`,
  ],
  [
    'Fuses',
    'fuse',
    `1206, Fuse 5 × 20 mm, Fuse holder 22.6 × 9.7 mm, Blade fuse ATO, Blade fuse MINI, Radial D7.5 L12 P5`,
  ],
  [
    'Modules',
    'module',
    `Module 18 × 25.5 mm, Module 22 × 12 × 10 mm, SIP-4, Enclosed 129 × 97 × 30 mm, Transformer 20 × 18 × 17 mm`,
  ],
  ['A name without a drawing', 'sensor', `An unknown package`],
  ['A name without a drawing and without a category', '', `An unknown package`],
]

export const examples = groups.map(([group, icon, names]) => ({ group, icon, names: names.split(/,\s+/) }))
