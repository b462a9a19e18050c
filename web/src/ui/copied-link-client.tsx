'use client'
import { Icon } from './icon.tsx'
import { Button } from './button.tsx'
import { copyText } from './browser/copy-text.ts'
import { Field } from './form/field-client.tsx'
import { TextInput } from './form/text-input-client.tsx'
import { toast } from './toast/toast-store.ts'

type CopiedLinkProps = {
  href: string
  hint: string
  texts: { link: string; copy: string; copied: string; notCopied: string }
}

export function CopiedLink({ href, hint, texts }: CopiedLinkProps) {
  const copy = async () => {
    if (await copyText(href)) toast.success(texts.copied)
    else toast.error(texts.notCopied)
  }
  return (
    <>
      <Field label={texts.link} hint={hint}>
        <TextInput readOnly dir="ltr" value={href} onFocus={({ target }) => target.select()} />
      </Field>
      <div>
        <Button variant="primary" onClick={() => void copy()}>
          <Icon name="copy" size={16} />
          {texts.copy}
        </Button>
      </div>
    </>
  )
}
