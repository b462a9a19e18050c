const tree = `
passives resistor
  resistors resistor
    thick-film-chip-resistors resistor
    thin-film-chip-resistors resistor
    automotive-chip-resistors resistor
    surge-chip-resistors resistor
    current-sense-resistors resistor
    metal-film-resistors resistor
    carbon-film-resistors resistor
    resistor-arrays resistor
    trimmer-potentiometers resistor
  capacitors capacitor
    ceramic-chip-capacitors capacitor
    automotive-ceramic-capacitors capacitor
    tantalum-capacitors capacitor
    radial-electrolytic-capacitors electrolytic
    smd-electrolytic-capacitors electrolytic
    film-capacitors capacitor
    supercapacitors electrolytic
  inductors inductor
    power-inductors inductor
    rf-inductors inductor
    through-hole-inductors inductor
    ferrite-beads inductor
    common-mode-chokes inductor
    transformers transformer
timing crystal
  crystals crystal
    smd-crystals crystal
    through-hole-crystals crystal
    watch-crystals crystal
    ceramic-resonators crystal
  oscillators oscillator
    crystal-oscillators oscillator
    mems-oscillators oscillator
  clocks logic
    timers logic
    real-time-clocks logic
discretes transistor
  diodes diode
    small-signal-diodes diode
    rectifier-diodes diode
    schottky-diodes diode
    zener-diodes diode
    bridge-rectifiers diode
  circuit-protection diode
    tvs-diodes diode
    esd-protection diode
    varistors resistor
    resettable-fuses fuse
    chip-fuses fuse
    cartridge-fuses fuse
    fuse-holders fuse
  transistors transistor
    bipolar-transistors transistor
    darlington-transistors transistor
    n-channel-mosfets power-transistor
    p-channel-mosfets power-transistor
    igbts power-transistor
    thyristors power-transistor
analog amplifier
  amplifiers amplifier
    operational-amplifiers amplifier
    instrumentation-amplifiers amplifier
    current-sense-amplifiers amplifier
    audio-amplifiers amplifier
    comparators amplifier
  power-management regulator
    linear-regulators regulator
    switching-regulators regulator
    voltage-references regulator
    battery-chargers regulator
    supervisors regulator
    gate-drivers regulator
    motor-drivers regulator
  data-converters amplifier
    adcs amplifier
    dacs amplifier
digital mcu
  microcontrollers mcu
    arm-microcontrollers mcu
    avr-microcontrollers mcu
    pic-microcontrollers mcu
    msp430-microcontrollers mcu
  logic logic
    gates-and-inverters logic
    buffers-and-transceivers logic
    flip-flops-and-latches logic
    shift-registers-and-counters logic
    multiplexers-and-decoders logic
  memories memory
    eeproms memory
    flash-memories memory
    srams memory
  interfaces logic
    interface-ics logic
wireless-and-sensors module
  wireless module
    wireless-modules module
    gnss-modules module
    cellular-modules module
    rf-transceivers module
  sensors sensor
    temperature-sensors sensor
    environmental-sensors sensor
    motion-sensors sensor
    magnetic-sensors sensor
    optical-sensors sensor
    thermistors resistor
optoelectronics led
  leds led
    chip-leds led
    through-hole-leds led
    addressable-leds led
  optocouplers led
    phototransistor-couplers led
    logic-couplers led
    triac-couplers led
connectors connector
  board-connectors header
    pin-headers header
    socket-strips header
    wire-to-board-headers connector
    wire-to-board-housings connector
    crimp-contacts connector
    test-points connector
    ffc-connectors connector
  terminal-blocks terminal
    pcb-terminal-blocks terminal
    pluggable-terminal-blocks terminal
    splicing-connectors terminal
  interface-connectors usb
    usb-connectors usb
    modular-jacks connector
    card-sockets connector
    rf-connectors connector
    power-jacks connector
    audio-jacks connector
    battery-holders connector
    circular-connectors connector
electromechanics relay
  switches switch
    tactile-switches switch
    dip-switches switch
    slide-and-toggle-switches switch
    micro-switches switch
    rotary-encoders switch
  relays relay
    power-relays relay
    signal-relays relay
  sound-components relay
    buzzers relay
power-supplies module
  power-converters module
    dc-dc-converters module
    ac-dc-modules module
    enclosed-power-supplies module
`

type Category = { id: number; parentId: number | null; slug: string; icon: string; depth: 1 | 2 | 3 }

const read = (text: string): Category[] => {
  const path: number[] = []
  return text
    .trim()
    .split('\n')
    .map((line, i) => {
      const indent = (line.length - line.trimStart().length) / 2
      const [slug = '', icon = ''] = line.trim().split(' ')
      const id = i + 1
      path[indent] = id
      if (indent !== 0 && indent !== 1 && indent !== 2) throw new Error(`${slug} is nested too deep.`)
      return {
        id,
        parentId: indent === 0 ? null : (path[indent - 1] ?? null),
        slug,
        icon,
        depth: indent === 0 ? 1 : indent === 1 ? 2 : 3,
      }
    })
}

export const categories = read(tree)
export const leafIds: ReadonlyMap<string, number> = new Map(
  categories.filter(({ depth }) => depth === 3).map(({ slug, id }) => [slug, id]),
)
