import type { ReactNode } from 'react'
import { ImageResponse } from 'next/og'
import { cardSize } from '../page-metadata.ts'
import { cardFonts } from './card-fonts.ts'

export const cardColors = {
  paper: '#f7f6f2',
  sheet: '#ffffff',
  ink: '#15191b',
  quiet: '#465055',
  rule: '#dcdad2',
  accent: '#0b5d3b',
}

const Mark = () => (
  <svg width="44" height="44" viewBox="0 0 28 28">
    <rect x="6" y="4" width="16" height="20" rx="2" fill={cardColors.accent} />
    <path d="M2 8h4M2 14h4M2 20h4M22 8h4M22 14h4M22 20h4" stroke={cardColors.ink} strokeWidth="2" />
    <circle cx="10" cy="8" r="1.6" fill={cardColors.sheet} />
  </svg>
)

export const cardImage = async (children: ReactNode, note: string) =>
  new ImageResponse(
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        width: '100%',
        height: '100%',
        padding: 44,
        background: cardColors.paper,
        color: cardColors.ink,
        fontFamily: 'Plex',
      }}
    >
      <div
        style={{
          display: 'flex',
          flexGrow: 1,
          background: cardColors.sheet,
          border: `2px solid ${cardColors.rule}`,
          borderTop: `8px solid ${cardColors.accent}`,
        }}
      >
        {children}
      </div>
      <div style={{ display: 'flex', alignItems: 'center', marginTop: 28, fontSize: 30 }}>
        <Mark />
        <div style={{ display: 'flex', marginLeft: 14, fontWeight: 600 }}>partgate</div>
        <div style={{ display: 'flex', marginLeft: 'auto', color: cardColors.quiet }}>{note}</div>
      </div>
    </div>,
    {
      ...cardSize,
      fonts: await cardFonts(),
      headers: { 'cache-control': 'public, max-age=86400, s-maxage=604800' },
    },
  )
