/** Replaces the page of Next.js, which each document would contain. */
export default function NotFound() {
  return (
    <>
      <title>404</title>
      <h1>404</h1>
    </>
  )
}
