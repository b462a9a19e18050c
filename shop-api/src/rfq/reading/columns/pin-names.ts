const peripherals =
  'S?PI|I2[CS]|QSPI|SSP|USI|U?S?ART|LP?UART|UART|TXD?|RXD?|TIM|LPTIM|PWM|OC|ADC|DAC|CAN|SDMMC|SDIO|FLEXCOM|EINT|EXTI|INT|RCC|JTAG|SWD|SWDIO|SWCLK|SWDCLK|USB|USBD[MP]|ETH|RMII|COMP|RTC|GPCLK|OSC|XTAL|LCD|DCMI|I2SRX|I2STX|KEY|LED|PCM'
const pinName = new RegExp(
  `^(?:${[
    String.raw`P[A-K](?:1[0-5]|\d)`,
    // Of an FPGA: a location, a signal of a bus, and the standard of a pin.
    String.raw`PIN_[A-Z]{0,2}\d{1,3}`,
    String.raw`[A-Za-z]\w*(?:(?:\[\d{1,3}\]){1,2}|<\d{1,3}>)`,
    String.raw`(?:LV(?:CMOS|TTL|DS|PECL)|[HS]STL)\w{0,6}|TMDS_\d\d`,
    String.raw`GPIO|(?:GPIO|IO|GP)_?\d{1,2}`,
    String.raw`[AD]?(?:VCC|VDD|VSS|VEE|GND|VBUS|VBAT|VREF|VPP|VIN)[A-Z]{0,2}\d?[+-]?`,
    String.raw`N?(?:RST|RESET)N?|BOOT\d?|T(?:CK|DI|DO|MS|RST)`,
    String.raw`(?:SDA|SCL|MOSI|MISO|SCK|SCLK|TXD?|RXD?|CTS|RTS|DTR|CE|CS|NSS|SS)\d?`,
    String.raw`(?:${peripherals})\d{0,2}_[A-Z]\w*`,
  ].join('|')})$`,
)

/** `U4.12`: pin 12 of U4. */
const pinOfPart = /^#?[A-Z]{1,4}\d{1,4}\.[A-Z]?\d{1,3}$/

const minNamed = 0.5
/** `PA0`, `GPIO4`, `SPI1_SCK`, `PC14-OSC32_IN`, `FLEXCOM0_IO0 FLEXCOM4_IO1`: pins and signals of a chip or a connector. */
export const isPinName = (text: string) => {
  if (text.split(/[\s,;]+/).every((word) => pinOfPart.test(word))) return true
  if (text.length > 80) return false
  const words = text.split(/[\s/,;().-]+/).filter((word) => word !== '')
  return words.length > 0 && words.filter((word) => pinName.test(word)).length >= words.length * minNamed
}
