import { describe, expect, test } from 'vitest'
import { buildPackageBook } from '../query-parser/package-names.ts'
import { readKind } from './part-kind.ts'
import { readPackage } from './row-package.ts'
import { readValue } from './row-value.ts'

const book = buildPackageBook([
  'Header 1×02 2.54 mm',
  'Header 1×02 2.54 mm RA',
  'Header 2×05 1.27 mm SMT',
  'Header 1×08 2.54 mm',
  'Header 1×02 1.00 mm',
  'Header 1×02 1.27 mm',
  'Header 1×02 2.00 mm',
  'Socket 1×08 2.54 mm',
])

const read = (designators: string, value: string, footprint: string, description = '') => {
  const row = { designators, value, package: footprint, description }
  const { kind } = readKind(row)
  const positions = kind && readValue(row, kind)?.min
  return kind && [positions, readPackage(row, kind, book)?.packages]
}

describe('rows of pins', () => {
  test.for([
    ['J1', 'Conn_01x02', 'Connector_PinHeader_2.54mm:PinHeader_1x02_P2.54mm_Vertical', '', 2, 'Header 1×02 2.54 mm'],
    ['J1', 'Battery', 'PinHeader_1x02_P2.54mm_Horizontal', '', 2, 'Header 1×02 2.54 mm RA'],
    ['P1', 'CONN', 'Pin_Headers:Pin_Header_Angled_1x02', '', 2, 'Header 1×02 2.54 mm RA'],
    ['J4', 'SWD', 'PinHeader_2x05_P1.27mm_Vertical_SMD', '', 10, 'Header 2×05 1.27 mm SMT'],
    ['JP1', '', '1X02', 'PIN HEADER', 2, 'Header 1×02 2.54 mm'],
    ['JP1', '', '1X02/90', 'PIN HEADER', 2, 'Header 1×02 2.54 mm RA'],
    ['J4', '', '', 'Pin Header Male 2.54mm 8x1 Through Hole', 8, 'Header 1×08 2.54 mm'],
    ['J5', 'Conn_01x08', 'PinSocket_1x08_P2.54mm_Vertical', '', 8, 'Socket 1×08 2.54 mm'],
    ['', '', '', 'Buchse 1x08 2.54mm', 8, 'Socket 1×08 2.54 mm'],
    ['J5', '', '1X08', 'FEMALE HEADER', 8, 'Socket 1×08 2.54 mm'],
    ['J5', 'Sensor', 'HDR-F-2.54_1X8', '', 8, 'Socket 1×08 2.54 mm'],
    ['J5', 'Display', 'HDR-M-2.54_1X8', '', 8, 'Header 1×08 2.54 mm'],
    ['P5', 'Header 8', 'HDR1X8', '', 8, 'Header 1×08 2.54 mm'],
    ['PUMP_1', '', '1X02', 'PIN HEADER', 2, 'Header 1×02 2.54 mm'],
    ['J6', 'Pin header 1x2 R/A', '1X02', '', 2, 'Header 1×02 2.54 mm RA'],
    ['J6', '1x2', '', 'Stiftleiste gewinkelt', 2, 'Header 1×02 2.54 mm RA'],
    ['J6', 'pin header 1x2 pitch 0.1 inch', '', '', 2, 'Header 1×02 2.54 mm'],
    ['J6', 'pin header pitch 1.27', 'HDR2X5', 'SMD', 10, 'Header 2×05 1.27 mm SMT'],
    ['J6', 'pin header 1x2', '', 'height 8.5mm', 2, 'Header 1×02 2.54 mm'],
    ['J6', 'pin header 1x2 1.0mm', '', '', 2, 'Header 1×02 1.00 mm'],
    ['J6', 'pin header 1x2 1.0 mm', '', '', 2, 'Header 1×02 1.00 mm'],
    ['J6', 'pin header 1x2 1.27 vertical', '', '', 2, 'Header 1×02 1.27 mm'],
    ['J6', 'pin header 1x2 1,27 mm', '', '', 2, 'Header 1×02 1.27 mm'],
    ['J6', 'pin header 1x2 .05 inch', '', '', 2, 'Header 1×02 1.27 mm'],
    ['J6', 'pin header 1x2 2.00 vertical', '', '', 2, 'Header 1×02 2.00 mm'],
    ['J6', 'pin header 1x2 2mm', '', '', 2, 'Header 1×02 2.00 mm'],
    ['J6', 'pin header 1x2 6mm height 2.00mm', '', '', 2, 'Header 1×02 2.00 mm'],
    ['J6', 'pin header 1x2 2.54mm insulator 2.5mm', '', '', 2, 'Header 1×02 2.54 mm'],
    ['J6', 'pin header 1x2 2.54mm', '', '2.5mm insulator', 2, 'Header 1×02 2.54 mm'],
    ['J6', 'pin header 1x2 2.54mm L=3.5mm', '', 'H=2.0mm', 2, 'Header 1×02 2.54 mm'],
    ['J6', 'pin header 1x2 2.54mm 8.5mm', '', '', 2, 'Header 1×02 2.54 mm'],
    ['J6', 'pin header 1x2 2.54mm 2.5A', '', '3.5 kV', 2, 'Header 1×02 2.54 mm'],
  ] as const)(
    'of %s %j in %j, described as %j, are %i: %s',
    ([designators, value, footprint, description, ...expected]) => {
      const [positions, name] = expected
      expect(read(designators, value, footprint, description)).toEqual([positions, [name]])
    },
  )

  test.for([
    ['J1', 'Conn_01x02', 'Connector_JST:JST_PH_B2B-PH-K_1x02_P2.00mm_Vertical'],
    ['J1', 'Conn_01x02', 'Molex_KK-254_AE-6410-02A_1x02_P2.54mm_Vertical'],
    ['J1', 'pin header 1x2 3.96mm', 'HDR1X2'],
    ['J1', 'pin header 1x2 1.25', '1X02'],
    ['J1', 'pin header 1x2 0.5mm', '1X02'],
    ['J1', 'pin header 1x2 3.96mm length 6mm', '1X02'],
    ['J1', 'pin header 1x2 3.5mm height 2.54mm', '1X02'],
    ['J1', 'pin header 1x2 0.80mm', '1X02'],
    ['J1', 'pin header 1x2 4.2mm', '1X02'],
    ['J1', 'pin header 1x2 7.62mm', '1X02'],
    ['J1', 'pin header 1x2 5mm', '1X02'],
    ['J1', 'pin header 1x2 4 mm', '1X02'],
    ['J1', 'pin header 1x2 0.8mm', 'PinHeader_1x02_P2.54mm_Vertical'],
    ['J1', 'pin header 1x2 2.0mm 2.54mm', '1X02'],
    ['J1', 'pin header 1x2 1.27 angled', '1X02'],
    ['J1', 'PINHD-1X2', '1X02-BIG'],
    ['J1', 'machined pin header 1x2', ''],
    ['J1', 'pin header 1x3', '1X02'],
    ['R1', '10k', 'PinHeader_1x02_P2.54mm_Vertical'],
  ] as const)('are not those of %s %j in %s', ([designators, value, footprint]) => {
    expect(read(designators, value, footprint)?.[1] ?? []).toEqual([])
  })

  test('of another pitch or number are none of the shop', () => {
    expect(read('J1', '', 'PinHeader_1x08_P2.00mm_Vertical')).toEqual([8, []])
    expect(read('J1', '', 'PinHeader_1x03_P2.54mm_Vertical')).toEqual([3, []])
  })
})
