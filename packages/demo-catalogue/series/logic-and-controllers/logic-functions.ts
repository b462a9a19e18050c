type LogicFunction = { noun: string; pins: number; category: string }

const categoriesByLetter = {
  g: 'gates-and-inverters',
  b: 'buffers-and-transceivers',
  f: 'flip-flops-and-latches',
  s: 'shift-registers-and-counters',
  m: 'multiplexers-and-decoders',
} as const

const table = `
00 14 g Quad 2-input NAND gate
02 14 g Quad 2-input NOR gate
04 14 g Hex inverter
05 14 g Hex inverter, open drain
06 14 b Hex inverting buffer, open drain
07 14 b Hex buffer, open drain
08 14 g Quad 2-input AND gate
10 14 g Triple 3-input NAND gate
11 14 g Triple 3-input AND gate
14 14 g Hex Schmitt-trigger inverter
20 14 g Dual 4-input NAND gate
21 14 g Dual 4-input AND gate
27 14 g Triple 3-input NOR gate
32 14 g Quad 2-input OR gate
74 14 f Dual D flip-flop with set and reset
86 14 g Quad 2-input XOR gate
109 16 f Dual J-K flip-flop
112 16 f Dual J-K flip-flop, negative edge
123 16 f Dual monostable multivibrator
125 14 b Quad bus buffer, three-state
126 14 b Quad bus buffer, three-state
132 14 g Quad 2-input Schmitt-trigger NAND gate
138 16 m 3-to-8 line decoder
139 16 m Dual 2-to-4 line decoder
148 16 m 8-to-3 line priority encoder
151 16 m 8-input multiplexer
153 16 m Dual 4-input multiplexer
157 16 m Quad 2-input multiplexer
161 16 s 4-bit synchronous binary counter
163 16 s 4-bit synchronous binary counter
164 14 s 8-bit serial-in parallel-out shift register
165 16 s 8-bit parallel-in serial-out shift register
166 16 s 8-bit parallel-in shift register
174 16 f Hex D flip-flop
175 16 f Quad D flip-flop
191 16 s 4-bit up/down binary counter
193 16 s 4-bit up/down binary counter
240 20 b Octal inverting buffer, three-state
241 20 b Octal buffer, three-state
244 20 b Octal buffer, three-state
245 20 b Octal bus transceiver
251 16 m 8-input multiplexer, three-state
253 16 m Dual 4-input multiplexer, three-state
257 16 m Quad 2-input multiplexer, three-state
259 16 f 8-bit addressable latch
273 20 f Octal D flip-flop with reset
365 16 b Hex buffer, three-state
367 16 b Hex buffer, three-state
373 20 f Octal D latch, three-state
374 20 f Octal D flip-flop, three-state
377 20 f Octal D flip-flop with enable
393 14 s Dual 4-bit binary counter
540 20 b Octal inverting buffer, three-state
541 20 b Octal buffer, three-state
573 20 f Octal D latch, three-state
574 20 f Octal D flip-flop, three-state
594 16 s 8-bit shift register with output register
595 16 s 8-bit shift register with output latch
4001 14 g Quad 2-input NOR gate
4002 14 g Dual 4-input NOR gate
4011 14 g Quad 2-input NAND gate
4012 14 g Dual 4-input NAND gate
4013 14 f Dual D flip-flop
4014 16 s 8-stage static shift register
4015 16 s Dual 4-stage static shift register
4017 16 s Decade counter with ten decoded outputs
4020 16 s 14-stage binary ripple counter
4021 16 s 8-stage static shift register
4022 16 s Octal counter with eight decoded outputs
4023 14 g Triple 3-input NAND gate
4024 14 s 7-stage binary ripple counter
4025 14 g Triple 3-input NOR gate
4027 16 f Dual J-K flip-flop
4028 16 m BCD-to-decimal decoder
4029 16 s Presettable up/down counter
4030 14 g Quad XOR gate
4040 16 s 12-stage binary ripple counter
4042 16 f Quad D latch
4043 16 f Quad NOR R/S latch
4044 16 f Quad NAND R/S latch
4046 16 s Phase-locked loop
4047 14 f Monostable/astable multivibrator
4051 16 m 8-channel analog multiplexer
4052 16 m Dual 4-channel analog multiplexer
4053 16 m Triple 2-channel analog multiplexer
4060 16 s 14-stage binary counter with oscillator
4066 14 m Quad bilateral switch
4068 14 g 8-input NAND gate
4070 14 g Quad XOR gate
4071 14 g Quad 2-input OR gate
4072 14 g Dual 4-input OR gate
4073 14 g Triple 3-input AND gate
4075 14 g Triple 3-input OR gate
4077 14 g Quad XNOR gate
4081 14 g Quad 2-input AND gate
4082 14 g Dual 4-input AND gate
4093 14 g Quad 2-input Schmitt-trigger NAND gate
4094 16 s 8-stage shift-and-store register
4098 16 f Dual monostable multivibrator
4099 16 f 8-bit addressable latch
40106 14 g Hex Schmitt-trigger inverter
4511 16 m BCD-to-7-segment latch decoder driver
4518 16 s Dual BCD up counter
4520 16 s Dual binary up counter
4538 16 f Dual precision monostable multivibrator
4541 14 s Programmable timer
4555 16 m Dual 1-of-4 decoder`

const isCategoryLetter = (letter: string): letter is keyof typeof categoriesByLetter => letter in categoriesByLetter

export const logicFunctions: Record<string, LogicFunction> = Object.fromEntries(
  table
    .trim()
    .split('\n')
    .map((line): [string, LogicFunction] => {
      const [code = '', pins, categoryLetter = '', ...noun] = line.split(' ')
      if (!isCategoryLetter(categoryLetter)) throw new Error(`Logic function ${code} has no category.`)
      return [code, { noun: noun.join(' '), pins: Number(pins), category: categoriesByLetter[categoryLetter] }]
    }),
)
