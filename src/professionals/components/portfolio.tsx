import { Picture } from "../../drawings/picture.tsx"
import { Card } from "../../ui/card.tsx"
import { useTexts } from "../../ui/use-texts.ts"
import { bandTexts } from "../cost/texts.ts"
import type { Project } from "../professional.contract.ts"
import { profileTexts } from "../texts.ts"

/** Drawn, not photographed: a picture of the thing that was made, the words tell the project. */
export function Portfolio({ projects }: { projects: readonly Project[] }) {
  const t = useTexts(profileTexts).portfolio
  const { band } = useTexts(bandTexts)
  // An odd number would leave a hole: the first then takes the whole width.
  const leads = (place: number) => place === 0 && projects.length % 2 === 1
  return (
    <>
      <ul className="grid gap-5 sm:grid-cols-2">
        {projects.map((project, place) => (
          <Card
            as="li"
            flush
            key={project.id}
            className={`flex flex-col ${leads(place) ? "sm:col-span-2 sm:flex-row" : ""}`}
          >
            <Picture
              {...project.picture}
              detail="low"
              alt={t.drawing(project.title)}
              className={`h-52 w-full border-line border-b ${leads(place) ? "sm:h-64 sm:w-1/2 sm:border-r sm:border-b-0" : ""}`}
            />
            <div className="grid content-start gap-1 p-4 sm:p-5">
              <h3 className="text-lg">{project.title}</h3>
              <p className="text-muted text-sm">
                {t.facts(project.locality, project.completed_year, project.area_sqft)}
              </p>
              {project.paid && <p className="text-sm">{t.paid(band(project.paid.from, project.paid.to))}</p>}
              <p className="mt-1">{project.description}</p>
            </div>
          </Card>
        ))}
      </ul>
      <p className="mt-3 text-muted text-sm">{t.illustrations}</p>
    </>
  )
}
