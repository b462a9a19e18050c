export type ChipKind = 'resistor' | 'capacitor' | 'inductor' | 'led' | 'fuse'
export type TubeKind = 'resistor' | 'diode'
export type UsbKind = 'A' | 'B' | 'C' | 'micro' | 'mini'
export type JackKind = '8P8C' | '6P4C' | 'coax' | 'hdmi' | 'power' | 'card' | 'cell' | 'crimp'
export type SwitchKind = 'tactile' | 'dip' | 'slide' | 'toggle' | 'rocker' | 'micro' | 'encoder'

/** A slot is a place in a row, counted from the left; `span` is from lead tip to lead tip. */
type GullWing = {
  length: number
  width: number
  span: number
  pitch: number
  lead: number
  top: number[]
  bottom: number[]
  tab?: number
}

type Tabbed = {
  length: number
  width: number
  tab: number
  tabWidth: number
  pitch: number
  leads: number
  leadLength: number
  lead: number
}

/** `tab` is the height of the metal above the body, 0 for none. */
type SingleRow = {
  pins: number
  width: number
  height: number
  tab: number
  pitch: number
  lead: number
  hole: number
}

type Shapes = {
  chip: { kind: ChipKind; length: number; width: number; elements: number }
  melf: { kind: TubeKind; length: number; diameter: number }
  axial: { kind: TubeKind; length: number; diameter: number; lead: number }
  tantalum: { length: number; width: number }
  diode: { length: number; width: number; span: number; lead: number }
  powerInductor: { length: number; width: number }
  fuse: { length: number; diameter: number }
  gullWing: GullWing
  tabbed: Tabbed
  singleRow: SingleRow
  qfp: { pins: number; length: number; width: number; pitch: number; span: number }
  dip: { pins: number; length: number; width: number; span: number }
  noLead: { pins: number; length: number; width: number; pitch: number; sides: 2 | 4 }
  bga: { balls: number; length: number; width: number; pitch: number }
  to92: object
  metalCan: { diameter: number }
  flangedCan: object
  bridge: { side: number }
  radialCan: { diameter: number; height: number; pitch: number }
  radialBox: { length: number; height: number; pitch: number; isRound: boolean }
  smdCan: { diameter: number }
  led: { diameter: number }
  ledFlat: { length: number; width: number; pads: number }
  crystal: { length: number; width: number; pads: number; isOscillator: boolean }
  hc49: { isSmd: boolean }
  cylinder: { diameter: number; length: number }
  module: { length: number; width: number; hasAntenna: boolean }
  enclosed: { length: number; width: number }
  transformer: { length: number; height: number }
  sensor: { length: number; width: number }
  trimmer: { length: number; width: number }
  header: { rows: number; ways: number; pitch: number; isSocket: boolean }
  housing: { rows: number; ways: number; pitch: number; hasPins: boolean }
  terminal: { rows: number; ways: number; pitch: number }
  flatCable: { ways: number; pitch: number }
  circular: { diameter: number; contacts: number }
  dsub: { ways: number }
  usb: { kind: UsbKind }
  jack: { kind: JackKind; length: number; width: number }
  switch: { kind: SwitchKind; length: number; width: number; ways: number }
  relay: { length: number; height: number }
  bladeFuse: { width: number; height: number }
  round: { diameter: number; hole: number }
  generic: { label: string }
}

export type PackageFamily = keyof Shapes

/** Lengths are in mm; `length` runs from left to right. */
export type PackageShape = { [F in PackageFamily]: { family: F } & Shapes[F] }[PackageFamily]
export type ShapeOf<F extends PackageFamily> = { family: F } & Shapes[F]
