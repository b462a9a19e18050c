'use client'
import { useEffect } from 'react'
import { reloadOnMissingChunk } from '#features/layout/navigation/chunk-reload.ts'
import { TroubleScreen } from '#features/site/error-pages/trouble-screen.tsx'
import { findHomePath, useErrorPageTexts } from '#i18n/use-error-page-texts-client.ts'
import { Button } from '#ui/button.tsx'
import './globals.css'

export default function GlobalError({ error }: { error: Error }) {
  const { language, texts } = useErrorPageTexts()
  useEffect(() => reloadOnMissingChunk(error), [error])
  return (
    <html lang={language.tag} dir={language.dir}>
      <body>
        <title>500</title>
        <main>
          <TroubleScreen
            mark="500"
            title={texts.errorPage}
            actions={<Button onClick={() => location.assign(findHomePath())}>{texts.homepage}</Button>}
          >
            <p>{texts.tryAgain}</p>
          </TroubleScreen>
        </main>
      </body>
    </html>
  )
}
