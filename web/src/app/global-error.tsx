'use client'
import { useEffect } from 'react'
import { reloadOnMissingChunk } from '#features/layout/navigation/chunk-reload.ts'
import { TroubleScreen } from '#features/site/error-pages/trouble-screen.tsx'
import { homeOfAddress, useTroubleWords } from '#i18n/use-trouble-words-client.ts'
import { Button } from '#ui/button.tsx'
import './globals.css'

export default function GlobalError({ error }: { error: Error }) {
  const { language, words } = useTroubleWords()
  useEffect(() => reloadOnMissingChunk(error), [error])
  return (
    <html lang={language.tag} dir={language.dir}>
      <body>
        <title>500</title>
        <main>
          <TroubleScreen
            mark="500"
            title={words.errorPage}
            actions={<Button onClick={() => location.assign(homeOfAddress())}>{words.homepage}</Button>}
          >
            <p>{words.tryAgain}</p>
          </TroubleScreen>
        </main>
      </body>
    </html>
  )
}
