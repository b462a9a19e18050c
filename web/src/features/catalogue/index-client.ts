export { PartLink } from './parts/part-link.tsx'
