import { type LoaderFunctionArgs, redirect } from "react-router"
import { pageContext } from "../platform/page-context.ts"
import { ButtonSection } from "./gallery/button-section.tsx"
import { DataSection } from "./gallery/data-section.tsx"
import { DrawingSection } from "./gallery/drawing-section.tsx"
import { FieldSection } from "./gallery/field-section.tsx"
import { NavigationSection } from "./gallery/navigation-section.tsx"
import { OverlaySection } from "./gallery/overlay-section.tsx"
import { PeopleSection } from "./gallery/people-section.tsx"
import { StateSection } from "./gallery/state-section.tsx"
import { TokenSection } from "./gallery/token-section.tsx"

/** Part of the demo (specification 3 §7). */
export const loader = ({ context }: LoaderFunctionArgs) => {
  if (!context.get(pageContext).demo) throw redirect("/", 302)
  return null
}

export const meta = () => [{ title: "Components" }, { name: "robots", content: "noindex" }]

/** Every component in every state, on one page: where a change of look is judged. */
export default function GalleryPage() {
  return (
    <div className="page-width grid gap-12 py-10">
      <div>
        <h1 className="text-3xl md:text-4xl">Components</h1>
        <p className="mt-2 max-w-xl text-lg text-muted">
          Every part the product is made of, in every state. Change the theme at the foot of the page.
        </p>
      </div>
      <TokenSection />
      <ButtonSection />
      <FieldSection />
      <PeopleSection />
      <DataSection />
      <NavigationSection />
      <OverlaySection />
      <StateSection />
      <DrawingSection />
    </div>
  )
}
