/** Ordering codes in which one group names the packaging or the lead-free finish and nothing else. The part and its package stay the same. */
type Grammar = { pattern: RegExp; codes: readonly string[] }

const tiPackages =
  'DB|DBQ|DBV|DCK|DCT|DCU|DCY|DDA|DDC|DDF|DGK|DGN|DGS|DGV|DPW|DQN|DRB|DRC|DRG|DRL|DRV|DRY|DSF|DW|DWV|KTT|NS|PS|PW|PWP|RGE|RGT|RGV|RGW|RGY|RHA|RHB|RSA|RSE|RTE|RUG|D'

const grammars: readonly Grammar[] = [
  // Yageo chip resistors: diameter of the reel.
  {
    pattern: /^(?<head>(?:RC|AC|AF|RL|SR|RV)\d{4}[BDFJ][RKS]-?)(?<code>07|10|13)(?<tail>\d*[RKM]\d*L?)$/,
    codes: ['07', '10', '13'],
  },
  { pattern: /^(?<head>RT\d{4}[WPBCDF][RK][A-E])(?<code>07|10|13)(?<tail>\d*[RKM]\d*L?)$/, codes: ['07', '10', '13'] },
  // Vishay chip resistors.
  {
    pattern: /^(?<head>(?:CRCW|TNPW|RCS)\d{4}\w{4}[A-Z][A-Z])(?<code>E[A-G]|T[A-G])(?<tail>\w*)$/,
    codes: ['EA', 'EB', 'EC', 'ED', 'EE', 'EF', 'EG'],
  },
  // KOA Speer chip resistors.
  {
    pattern: /^(?<head>RK73[A-Z]\d[A-Z][TL])(?<code>TP|TD|TE|TDD|TED|TPD)(?<tail>\w{3,4}[A-Z])$/,
    codes: ['TP', 'TD', 'TE', 'TDD', 'TED', 'TPD'],
  },
  // Murata ceramic capacitors.
  {
    pattern:
      /^(?<head>G[A-Z]{2}[A-Z0-9]{2}[A-Z0-9][A-Z0-9]{2}[0-9Y][A-Z][0-9R]{3}[A-Z][A-Z]\w{2})(?<code>[DJLKB]?)(?<tail>)$/,
    codes: ['', 'D', 'J', 'L', 'K', 'B'],
  },
  // Samsung ceramic capacitors.
  {
    pattern: /^(?<head>CL\d{2}[A-Z][0-9R]{3}[A-Z]{2}[A-Z0-9][A-Z]{3})(?<code>[CDEF]?)(?<tail>)$/,
    codes: ['', 'C', 'D', 'E', 'F'],
  },
  // KEMET ceramic capacitors.
  {
    pattern:
      /^(?<head>C\d{4}[CXFJSYTVW][0-9R]{3}[A-Z][0-9A-Z][GRPHJNUV]A[CL])(?<code>TU|TM|7411|7210|7867|7081|7082|7800|7805|)(?<tail>)$/,
    codes: ['', 'TU', 'TM', '7411', '7210', '7867', '7800'],
  },
  // KYOCERA AVX ceramic capacitors.
  { pattern: /^(?<head>\d{4}[46ZY3D5127][ACDFLZ][0-9R]{3}[A-Z][A4][TUZ7])(?<code>[24])(?<tail>A)$/, codes: ['2', '4'] },
  // Yageo ceramic capacitors: paper or embossed tape, 7 or 13 inches.
  { pattern: /^(?<head>CC\d{4}[A-Z])(?<code>[RP])(?<tail>(?:NPO|X\dR|X\dS|Y5V)\w{4,6})$/, codes: ['R', 'P'] },
  { pattern: /^(?<head>CC\d{4}[A-Z])(?<code>[KF])(?<tail>(?:NPO|X\dR|X\dS|Y5V)\w{4,6})$/, codes: ['K', 'F'] },
  // Texas Instruments: reel, small reel, and former marks of the finish.
  {
    pattern: new RegExp(`^(?<head>[A-Z]{1,4}\\d[A-Z0-9.-]*?(?:${tiPackages}))(?<code>[RT]?(?:[EG]4)?)(?<tail>)$`),
    codes: ['', 'R', 'T'],
  },
  { pattern: /^(?<head>LM[A-Z]*\d+[A-Z]*?)(?<code>X?)(?<tail>(?:-[0-9.]+|-ADJ)?\/NOPB)$/, codes: ['', 'X'] },
  { pattern: /^(?<head>LM[A-Z]*\d+[A-Z-]*[0-9.]*)(?<code>|\/NOPB)(?<tail>)$/, codes: ['', '/NOPB'] },
  // Analog Devices, with the former Linear Technology and Maxim.
  {
    pattern: /^(?<head>AD[A-Z]{0,3}\d+[A-Z]+Z?)(?<code>|-REEL7|-REEL|-RL7|-RL|-R7|-R2)(?<tail>)$/,
    codes: ['', '-REEL7', '-REEL', '-RL7', '-RL', '-R7'],
  },
  {
    pattern: /^(?<head>LTC?\d+[A-Z0-9.-]+?)(?<code>#PBF|#TRPBF|#TRMPBF|#TR|)(?<tail>)$/,
    codes: ['', '#PBF', '#TRPBF', '#TRMPBF'],
  },
  { pattern: /^(?<head>(?:MAX|DS)\d+[A-Z]+)(?<code>\+|\+T|-T|)(?<tail>)$/, codes: ['', '+T'] },
  // Infineon power transistors: tape, finish.
  {
    pattern: /^(?<head>IR[A-Z]{1,3}\d+[A-Z]?)(?<code>PBF|TRPBF|TRLPBF|TR|)(?<tail>)$/,
    codes: ['', 'PBF', 'TRPBF', 'TRLPBF'],
  },
  // onsemi: size and orientation of the reel.
  { pattern: /^(?<head>[A-Z0-9]{4,}?)(?<code>T[1-4]G|G)(?<tail>)$/, codes: ['T1G', 'T3G', 'T4G'] },
  // Diodes Incorporated, Vishay, MCC, Nexperia.
  { pattern: /^(?<head>[A-Z0-9]{4,}?)(?<code>-7-F|-13-F|-7|-13)(?<tail>)$/, codes: ['-7-F', '-13-F', '-7', '-13'] },
  {
    pattern: /^(?<head>[A-Z0-9.-]{4,}?)(?<code>-TR|-TAP|-E3-08|-E3-18|-GS08|-GS18|-E3\/\d\d?[A-Z]?)(?<tail>)$/,
    codes: ['-TR', '-TAP', '-E3-08', '-E3-18', '-GS08', '-GS18'],
  },
  { pattern: /^(?<head>[A-Z0-9-]{4,}?)(?<code>-TP)(?<tail>)$/, codes: ['', '-TP'] },
  {
    pattern: /^(?<head>[A-Z0-9-]{4,}?)(?<code>,\d{3})(?<tail>)$/,
    codes: ['', ',115', ',118', ',125', ',135', ',215', ',235', ',112', ',653'],
  },
  // STMicroelectronics and others: tape and reel.
  { pattern: /^(?<head>(?:STM|L|VN|TS|LD|M|ST)\w*?\d\w{3,}?)(?<code>TR|)(?<tail>)$/, codes: ['', 'TR'] },
  {
    pattern: /^(?<head>[A-Z0-9.-]{6,}?)(?<code>-TR|\/TR|-T\/R|-REEL|-T|\/REEL)(?<tail>)$/,
    codes: ['', '-TR', '-T', '/TR'],
  },
  // Microchip: T before the temperature.
  {
    pattern:
      /^(?<head>(?:PIC|MCP|MIC|2[345]|93|11|TC|SST|DSPIC)[A-Z0-9]+?)(?<code>T?)(?<tail>(?:-[A-Z0-9]{1,4})?-?[IEHM]\/[A-Z0-9]+)$/,
    codes: ['', 'T'],
  },
  {
    pattern: /^(?<head>AT(?:MEGA|TINY|XMEGA|90|SAM)[A-Z0-9]+-[0-9]*[A-Z0-9]*[UNF])(?<code>R?|-R)(?<tail>)$/,
    codes: ['', 'R'],
  },
]

/** The same part in other packagings, as its manufacturer writes them; without the number itself. */
export const listPackagingVariants = (number: string): string[] => {
  const upper = number.normalize('NFKC').toUpperCase().replaceAll(/\s/g, '')
  const variants = grammars.flatMap(({ pattern, codes }) => {
    const { head, tail = '' } = pattern.exec(upper)?.groups ?? {}
    return head === undefined ? [] : codes.map((code) => head + code + tail)
  })
  return [...new Set(variants)].filter((variant) => variant !== upper)
}
