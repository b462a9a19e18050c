import type { Queryable } from '@partgate/shop-api/src/db/database.ts'
import type { AttributeKey } from './attributes.ts'

const keys = <K extends AttributeKey>(...names: K[]) => names

const byReading = {
  exact: keys(
    'resistance',
    'capacitance',
    'inductance',
    'impedance',
    'frequency',
    'zener_voltage',
    'standoff_voltage',
    'hold_current',
    'flash',
    'memory_size',
    'resolution',
    'output_voltage',
    'input_voltage',
    'supply_voltage',
    'wavelength',
    'coil_voltage',
    'pitch',
    'operating_temperature',
  ),
  at_least: keys(
    'voltage',
    'power',
    'current',
    'reverse_voltage',
    'forward_current',
    'peak_pulse_power',
    'collector_emitter_voltage',
    'collector_current',
    'drain_source_voltage',
    'drain_current',
    'clock_frequency',
    'sample_rate',
    'data_rate',
    'bandwidth',
    'output_current',
    'isolation_voltage',
    'contact_current',
    'contact_voltage',
  ),
  at_most: keys('on_resistance'),
  tolerance: keys(
    'tolerance',
    'absolute_tolerance',
    'frequency_tolerance',
    'frequency_stability',
    'temperature_coefficient',
  ),
  word: keys('dielectric', 'polarity', 'contact_form', 'qualification'),
}

export const readings: ReadonlyMap<string, string> = new Map(
  Object.entries(byReading).flatMap(([reading, names]) => names.map((key) => [key, reading])),
)

/** For a catalogue that was loaded before attributes had readings. */
export const writeReadings = (db: Queryable) =>
  db.query(
    `update attributes a set reading = r.reading from unnest($1::text[], $2::text[]) r (key, reading) where a.key = r.key`,
    [[...readings.keys()], [...readings.values()]],
  )
