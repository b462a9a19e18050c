/** Replaces the page of Next.js, which each document would contain. */
export default function NotFound() {
  return <h1>404</h1>
}
