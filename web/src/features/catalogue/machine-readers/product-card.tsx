import type { ProductSheetQuery } from '#graphql/generated/types.ts'
import { drawable } from '#seo/card/card-fonts.ts'
import { cardColors, cardImage } from '#seo/card/card-image.tsx'
import { toLensColor } from '@partgate/package-drawings/lens-color.ts'
import { parsePackage } from '@partgate/package-drawings/parse-package.ts'
import { createPlan } from '@partgate/package-drawings/create-plan.ts'
import { cardDrawing } from './card-drawing.ts'

type Product = NonNullable<ProductSheetQuery['product']>

const drawingSide = 340
const textWidth = 600
/** Relative to the letter's height. */
const letterWidth = 0.6
const maxFacts = 4

const numberSize = (partNumber: string) => Math.min(72, Math.max(30, textWidth / (partNumber.length * letterWidth)))

export const productCard = (product: Product, host: string) => {
  const drawing = cardDrawing(
    createPlan(parsePackage(product.package, product.category?.icon)),
    toLensColor(product.parameters),
    drawingSide,
  )
  const facts = [product.package, ...product.parameters.map(({ filterValue }) => filterValue)]
    .map((fact) => drawable(fact ?? ''))
    .filter((fact, at, all) => fact !== '' && all.indexOf(fact) === at)
  return cardImage(
    <>
      <div style={{ display: 'flex', flexDirection: 'column', justifyContent: 'center', width: 700, padding: 40 }}>
        <div style={{ display: 'flex', fontSize: 32, color: cardColors.accent, fontWeight: 600 }}>
          {drawable(product.manufacturerName)}
        </div>
        <div
          style={{
            display: 'flex',
            marginTop: 12,
            fontFamily: 'Plex Mono',
            fontWeight: 600,
            fontSize: numberSize(product.partNumber),
            wordBreak: 'break-all',
          }}
        >
          {drawable(product.partNumber)}
        </div>
        <div style={{ display: 'flex', flexWrap: 'wrap', marginTop: 24 }}>
          {facts.slice(0, maxFacts).map((fact) => (
            <div
              key={fact}
              style={{
                display: 'flex',
                padding: '8px 16px',
                margin: '0 12px 12px 0',
                border: `2px solid ${cardColors.rule}`,
                fontSize: 30,
              }}
            >
              {fact}
            </div>
          ))}
        </div>
      </div>
      <div
        style={{
          display: 'flex',
          width: 404,
          alignItems: 'center',
          justifyContent: 'center',
          borderLeft: `2px solid ${cardColors.rule}`,
        }}
      >
        <img src={drawing.src} width={drawing.width} height={drawing.height} alt="" />
      </div>
    </>,
    host,
  )
}
