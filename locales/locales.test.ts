import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { defaultLocale, locales } from '@partgate/schema/locales.ts'
import { describe, expect, it } from 'vitest'
import { translatorNotes } from './context.ts'
import { listMessages } from './list-messages.ts'

const readMessages = (code: string) =>
  new Map(listMessages(JSON.parse(readFileSync(join(import.meta.dirname, `${code}.json`), 'utf8'))))

const below = (element: MessageFormatElement): MessageFormatElement[] => {
  if (element.type === TYPE.tag) return element.children
  if (element.type === TYPE.plural || element.type === TYPE.select)
    return Object.values(element.options).flatMap(({ value }) => value)
  return []
}

const walk = (elements: MessageFormatElement[]): MessageFormatElement[] =>
  elements.flatMap((element) => [element, ...walk(below(element))])

const listElements = (message: string) => walk(parse(message))

/** What a message is given: arguments, tags, and the choices of a select. */
const listInputs = (message: string) =>
  new Set(
    listElements(message).flatMap((element) => {
      if (element.type === TYPE.literal || element.type === TYPE.pound) return []
      if (element.type === TYPE.tag) return [`<${element.value}>`]
      if (element.type === TYPE.select)
        return Object.keys(element.options).map((option) => `${element.value}=${option}`)
      return [element.value]
    }),
  )

const listPlurals = (message: string) =>
  listElements(message).flatMap((element) =>
    element.type === TYPE.plural ? [Object.keys(element.options).filter((option) => !option.startsWith('='))] : [],
  )

/** Buttons of which a list has many: what a voice says to press one is part of the name that a screen reader speaks (WCAG 2.5.3). */
const buttonsOfRows = ['rfq.add', 'catalogue.buy.add', 'catalogue.list.apply', 'catalogue.list.view']

const english = readMessages('en')
it('there is one file for each language, and no other', () => {
  const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.json'))
  expect(files.toSorted()).toEqual(locales.map(({ code }) => `${code}.json`).toSorted())
})

it('the notes for translators are about existing messages', () => {
  expect(Object.keys(translatorNotes).filter((key) => !english.has(key))).toEqual([])
})

describe.each(locales)('$code', ({ code, tag }) => {
  const messages = readMessages(code)

  it('has the keys of English', () => expect([...messages.keys()].toSorted()).toEqual([...english.keys()].toSorted()))

  it('takes what the English message takes', () => {
    const differing = [...messages].filter(
      ([key, message]) => listInputs(message).symmetricDifference(listInputs(english.get(key) ?? '')).size > 0,
    )
    expect(differing).toEqual([])
  })

  it('names a button of a row with the words on it', () => {
    const text = (key: string) => messages.get(key)?.toLocaleLowerCase(tag) ?? ''
    const differing = buttonsOfRows.filter((key) => !text(key) || !text(`${key}Of`).includes(text(key)))
    expect(differing).toEqual([])
  })

  it('has each plural form of the language', () => {
    const forms = new Intl.PluralRules(tag).resolvedOptions().pluralCategories.toSorted()
    const lacking = [...messages].filter(([, message]) =>
      listPlurals(message).some((options) => !forms.every((form) => options.includes(form))),
    )
    expect(lacking).toEqual([])
  })
})

describe.each(locales.filter(({ code }) => code !== defaultLocale))('$code', ({ code }) => {
  it('has no English left over', () => {
    const same = [...readMessages(code)].filter(([key, message]) => message === english.get(key))
    expect(same.filter(([, message]) => message.split(/\s+/).length > 2)).toEqual([])
    expect(same.length).toBeLessThan(english.size / 12)
  })
})
