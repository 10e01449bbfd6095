/** What makes more of cards than links, once somebody is there: their hearts, and the pictures that they are looked through. */
import "../../selections/shortlist/hydrate-hearts.ts"

export { mountGalleries } from "../covers/mount-galleries.tsx"
