'use client'
import { TroubleScreen } from '#features/site/trouble-screen.tsx'
import { Button } from '#ui/button.tsx'
import '#ui/tokens.css'
import '#ui/base.css'

/** Even the frame failed, so no translations can be had. */
export default function GlobalError() {
  return (
    <html lang="en">
      <body>
        <title>500</title>
        <main>
          <TroubleScreen
            mark="500"
            title="An error occurred while showing the error page"
            actions={<Button onClick={() => location.assign('/')}>Back to the home page</Button>}
          >
            <p>The page is still in production at the original factory.</p>
          </TroubleScreen>
        </main>
      </body>
    </html>
  )
}
