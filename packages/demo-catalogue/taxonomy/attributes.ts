import { bits, bytes, celsiusRange, plain, si, signed } from '../engine/si.ts'

type Attribute = {
  unit: string | null
  show: (value: number) => string
  say: string | boolean
}

const quantity = (unit: string, say: string | boolean = true): Attribute => ({
  unit,
  show: (value) => si(value, unit),
  say,
})
const whole = (unit: string, say: string | boolean = true): Attribute => ({
  unit,
  show: (value) => `${signed(value)} ${unit}`,
  say,
})
const plusMinus = (unit: string, say: string | boolean = true): Attribute => ({
  unit,
  show: (value) => `±${plain(value)} ${unit}`,
  say,
})
const millimeters = (say: string | boolean = false): Attribute => ({
  unit: 'm',
  show: (value) => `${plain(value * 1e3)} mm`,
  say,
})
const count = (say: string | boolean): Attribute => ({ unit: null, show: plain, say })
const word = (say: string | boolean = true): Attribute => ({ unit: null, show: plain, say })

export const attributes = {
  resistance: quantity('Ω'),
  capacitance: quantity('F'),
  inductance: quantity('H'),
  impedance: quantity('Ω', 'at 100 MHz'),
  frequency: quantity('Hz'),
  tolerance: plusMinus('%'),
  absolute_tolerance: { unit: 'F', show: (value) => `±${si(value, 'F')}`, say: true },
  frequency_tolerance: plusMinus('ppm'),
  frequency_stability: plusMinus('ppm'),
  dielectric: word(),
  voltage: whole('V'),
  power: whole('W'),
  current: quantity('A'),
  temperature_coefficient: plusMinus('ppm/K'),
  elements: count('elements'),
  turns: count(false),
  dc_resistance: quantity('Ω', false),
  esr: quantity('Ω', 'ESR'),
  ripple_current: quantity('A', false),
  lifetime: { unit: 's', show: (value) => `${plain(value / 3600)} h`, say: false },
  load_capacitance: quantity('F', 'load'),
  polarity: word(false),
  reverse_voltage: whole('V'),
  forward_current: quantity('A'),
  forward_voltage: whole('V', false),
  recovery_time: quantity('s', false),
  zener_voltage: whole('V'),
  standoff_voltage: whole('V', 'standoff'),
  breakdown_voltage: whole('V', 'breakdown'),
  clamping_voltage: whole('V', false),
  peak_pulse_power: whole('W'),
  collector_emitter_voltage: whole('V'),
  collector_current: quantity('A'),
  current_gain: word(false),
  drain_source_voltage: whole('V'),
  drain_current: quantity('A'),
  on_resistance: quantity('Ω'),
  gate_threshold_voltage: whole('V', false),
  trigger_current: quantity('A', false),
  logic_family: word(false),
  channels: count(false),
  core: word(),
  flash: { unit: 'B', show: bytes, say: 'flash' },
  ram: { unit: 'B', show: bytes, say: 'RAM' },
  clock_frequency: quantity('Hz'),
  io_count: count('I/O'),
  memory_size: { unit: 'bit', show: bits, say: true },
  organisation: word(false),
  access_time: quantity('s'),
  resolution: whole('bit'),
  sample_rate: { unit: '1/s', show: (value) => si(value, 'S/s'), say: true },
  data_rate: quantity('bit/s'),
  interface: word(),
  protocol: word(),
  bandwidth: quantity('Hz'),
  offset_voltage: quantity('V', false),
  output_voltage: whole('V'),
  output_current: quantity('A'),
  input_voltage: whole('V', 'in'),
  supply_voltage: whole('V', 'supply'),
  dropout_voltage: quantity('V', false),
  quiescent_current: quantity('A', false),
  switching_frequency: quantity('Hz', false),
  isolation_voltage: whole('V', 'isolation'),
  current_transfer_ratio: word('CTR'),
  wavelength: quantity('m'),
  luminous_intensity: quantity('cd', false),
  measuring_range: word(),
  accuracy: word(false),
  contact_form: word(),
  coil_voltage: whole('V', 'coil'),
  coil_resistance: quantity('Ω', false),
  contact_current: quantity('A', 'contacts'),
  contact_voltage: whole('V', false),
  hold_current: quantity('A', 'hold'),
  trip_current: quantity('A', false),
  blow: word(),
  operating_force: quantity('N'),
  sound_pressure: whole('dB'),
  positions: count('positions'),
  rows: count(false),
  pitch: millimeters('pitch'),
  contact_plating: word(),
  wire_gauge: word(false),
  lead_spacing: millimeters(),
  diameter: millimeters(),
  length: millimeters(),
  height: millimeters(),
  qualification: word(),
  operating_temperature: { unit: '°C', show: signed, say: false },
} as const satisfies Record<string, Attribute>

export type AttributeKey = keyof typeof attributes
export const isAttribute = (key: string): key is AttributeKey => key in attributes
export const attributeKeys = Object.keys(attributes).filter(isAttribute)

export type Typed = { key: AttributeKey; value: number | null; display: string }

export type Params = { readonly [K in AttributeKey]?: number | string | readonly [number, number] }

const rangeText = (key: AttributeKey, [from, to]: readonly [number, number]) =>
  key === 'operating_temperature' ? celsiusRange(from, to) : `${signed(from)}–${attributes[key].show(to)}`

export type Raw = NonNullable<Params[AttributeKey]>

export const typedValue = (key: AttributeKey, raw: Raw): Typed => {
  if (typeof raw === 'number') return { key, value: raw, display: attributes[key].show(raw) }
  return { key, value: null, display: typeof raw === 'string' ? raw : rangeText(key, raw) }
}

export const toEntries = (params: Params) =>
  Object.entries(params).flatMap(([key, raw]): [AttributeKey, Raw][] => (isAttribute(key) ? [[key, raw]] : []))

export const typed = (params: Params): Typed[] => toEntries(params).map(([key, raw]) => typedValue(key, raw))

export const describe = (noun: string, parameters: readonly Typed[], packageName: string) => {
  const said = parameters.map(({ key, display }) => {
    const { say } = attributes[key]
    return say === true ? display : say === false ? '' : `${display} ${say}`
  })
  return [noun, ...said, packageName].filter((text) => text !== '').join(' ')
}
