'use client'
import { useEffect, useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import { Icon } from '../icon.tsx'
import { classes } from '../classes.ts'
import { Toaster } from '../toast/toaster-client.tsx'
import styles from './modal.module.css'

type ModalProps = {
  isOpen: boolean
  onClose: () => void
  title: string
  closeLabel: string
  children: ReactNode
  className?: string
}

/** Toasts are rendered in the modal too, because the page's own are behind it. */
export function Modal({ isOpen, onClose, title, closeLabel, children, className }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isOpen])
  // The dialog returns the focus only if it is closed while still mounted.
  useLayoutEffect(() => {
    const element = dialog.current
    return () => element?.close()
  }, [])
  // In development, React runs the effects twice, and the dialog is open again when its first closing is reported.
  const onDialogClose = () => {
    if (!dialog.current?.open) onClose()
  }
  const onMouseDown = ({ target }: MouseEvent) => target === dialog.current && onClose()
  return (
    <dialog
      ref={dialog}
      className={classes(styles.modal, className)}
      aria-labelledby={titleId}
      onClose={onDialogClose}
      onMouseDown={onMouseDown}
    >
      <div className={styles.sheet}>
        <div className={styles.head}>
          <h2 id={titleId}>{title}</h2>
          <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
            <Icon name="x" size={20} />
          </button>
        </div>
        {children}
      </div>
      {isOpen && <Toaster />}
    </dialog>
  )
}
