/** A link of the frame: its text is `layout.<key>`. A page that is new gets its line here. */
type FrameLink = { key: 'categories'; href: string }

export const navLinks: FrameLink[] = [{ key: 'categories', href: '/category' }]
