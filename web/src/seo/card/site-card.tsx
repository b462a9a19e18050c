import { drawable } from './card-fonts.ts'
import { cardColors, cardImage } from './card-image.tsx'

const pads = 'M40 60h40M40 110h40M40 160h40M40 210h40M40 260h40M320 60h40M320 110h40M320 160h40M320 210h40M320 260h40'

export const siteCard = (name: string, description: string, host: string) =>
  cardImage(
    <div style={{ display: 'flex', flexGrow: 1, alignItems: 'center', justifyContent: 'space-between', padding: 70 }}>
      <div style={{ display: 'flex', flexDirection: 'column', width: 600 }}>
        <div style={{ display: 'flex', fontSize: 92, fontWeight: 600 }}>{drawable(name)}</div>
        <div style={{ display: 'flex', marginTop: 12, fontSize: 36, color: cardColors.quiet }}>
          {drawable(description)}
        </div>
      </div>
      <svg width="320" height="256" viewBox="0 0 400 320">
        <path d={pads} stroke={cardColors.ink} strokeWidth="16" />
        <rect x="80" y="20" width="240" height="280" rx="12" fill={cardColors.accent} />
        <circle cx="120" cy="62" r="16" fill={cardColors.sheet} />
      </svg>
    </div>,
    host,
  )
