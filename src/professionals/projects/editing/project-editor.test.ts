import { expect, test } from "vitest"
import { ApiFailure } from "../../../platform/api/api-failure.ts"
import type { ProjectChange, ShownProject } from "../project.schema.ts"
import { createProjectEditor } from "./project-editor.ts"

const draft: ShownProject = {
  ...{ id: "p", title: "", description: "", work: null, home_type: null, area_sqft: null, locality: "" },
  ...{ completed_year: null, duration_weeks: null, paid: null, review_id: null, published_at: null, pictures: [] },
  ...{ picture: { kind: "fragment", seed: "p" }, updated_at: "", version: 1, takedown: null },
}

const missing = { pictures: "P", title: "T", work: "W", locality: "L", completed_year: "Y" }

/** A server that keeps what comes, and before that fails as it is told. */
const openEditor = (failures: (Error | undefined)[] = []) => {
  const server = { project: draft, sent: [] as ProjectChange[], kept: undefined as unknown }
  const save = async (change: ProjectChange) => {
    server.sent.push(change)
    const failure = failures.shift()
    if (failure) throw failure
    const { pictures, published, version: _, paid_from: __, ...fields } = change
    server.project = {
      ...server.project,
      ...(fields as Partial<ShownProject>),
      ...(published !== undefined && { published_at: published ? "now" : null }),
      ...(pictures && {
        pictures: pictures.map((one) => ({ ...one, width: 4, height: 3, placeholder: null, urls: {} })),
      }),
      version: server.project.version + 1,
    }
    return { message: "Done", project: server.project }
  }
  const keep = (kept: unknown) => {
    server.kept = kept
  }
  const editor = createProjectEditor(draft, undefined, { save, keep, texts: { notANumber: "N", missing } })
  return { editor, server }
}

test("what was typed is sent once, upon the version that was seen", async () => {
  const { editor, server } = openEditor()
  editor.type("title", "Kitchen")
  expect([editor.current().saving, server.kept]).toEqual(["saving", { typed: { title: "Kitchen" } }])
  await Promise.all([editor.saveNow(), editor.saveNow()])
  editor.type("locality", "Aundh")
  await editor.saveNow()
  expect(server.sent).toEqual([
    { title: "Kitchen", version: 1 },
    { locality: "Aundh", version: 2 },
  ])
  expect([editor.current().saving, server.kept]).toEqual(["saved", undefined])
})

test("upon a conflict both windows' texts and pictures are saved", async () => {
  const theirs = {
    ...{ ...draft, title: "Theirs", locality: "Baner", version: 7 },
    pictures: [
      { file_id: "b", role: "photo" as const, caption: "", alt: "", width: 4, height: 3, placeholder: null, urls: {} },
    ],
  }
  const { editor, server } = openEditor([new ApiFailure(409, "Moved", { code: "conflict", project: theirs })])
  editor.type("title", "Mine")
  editor.setPictures([{ file_id: "a", role: "photo", caption: "", alt: "" }])
  await editor.saveNow()
  expect(server.sent[1]).toMatchObject({ title: "Mine", version: 7 })
  expect(server.sent[1]).not.toHaveProperty("locality")
  expect(
    editor
      .current()
      .pictures.map(({ file_id }) => file_id)
      .toSorted(),
  ).toEqual(["a", "b"])
  expect(editor.current().saving).toBe("saved")
})

test("what is refused is said at its field and stays; the rest is saved", async () => {
  const { editor, server } = openEditor([
    new ApiFailure(422, "No", { errors: { completed_year: "Too late", "pictures.0.caption": "Too long" } }),
  ])
  editor.type("completed_year", "3000")
  editor.type("title", "Kitchen")
  editor.type("area_sqft", "large")
  await editor.saveNow()
  expect(server.sent.at(-1)).toEqual({ title: "Kitchen", version: 1 })
  const { errors, typed, saving } = editor.current()
  expect(errors).toEqual({ completed_year: "Too late", pictures: "Too long", area_sqft: "N" })
  expect([typed.completed_year, saving]).toEqual(["3000", "refused"])
})

test("a file that is lost is said at its picture, and all others are saved, then and later", async () => {
  const { editor, server } = openEditor([
    new ApiFailure(422, "No", { errors: { "pictures.1.file_id": "Choose again" } }),
  ])
  const photo = (file_id: string) => ({ file_id, role: "photo" as const, caption: "", alt: "" })
  editor.setPictures([..."abc"].map(photo))
  await editor.saveNow()
  expect(server.sent.at(-1)?.pictures).toEqual([..."ac"].map(photo))
  expect(editor.current()).toMatchObject({ lost: { b: "Choose again" }, errors: {}, saving: "refused" })
  expect(editor.current().pictures).toEqual([..."abc"].map(photo))
  editor.setPictures([..."abdc"].map(photo))
  await editor.saveNow()
  expect(server.sent.at(-1)?.pictures).toEqual([..."adc"].map(photo))
  editor.adopt({ ...server.project, title: "Theirs", version: 9 })
  await editor.saveNow()
  expect(editor.current().pictures.map(({ file_id }) => file_id)).toContain("b")
  expect(server.sent).toHaveLength(3)
  editor.setPictures([..."adc"].map(photo))
  await editor.saveNow()
  expect([editor.current().saving, server.kept, server.sent.length]).toEqual(["saved", undefined, 3])
})

test("without a connection it says so and keeps what was typed", async () => {
  const { editor, server } = openEditor([new ApiFailure(0, "No answer")])
  editor.type("title", "Kitchen")
  await editor.saveNow()
  expect([editor.current().saving, server.kept]).toEqual(["offline", { typed: { title: "Kitchen" } }])
  await editor.saveNow()
  expect(editor.current().saving).toBe("saved")
})

test("a draft is published once nothing is missing; until then it says what is", async () => {
  const { editor, server } = openEditor()
  editor.setPictures([{ file_id: "a", role: "photo", caption: "", alt: "" }])
  editor.type("title", "Kitchen")
  expect(await editor.setPublished(true)).toBeUndefined()
  expect(editor.current().errors).toEqual({ work: "W", locality: "L", completed_year: "Y" })
  expect(server.project.published_at).toBeNull()
  editor.type("work", "kitchen")
  editor.type("locality", "Aundh")
  editor.type("completed_year", "2024")
  expect(await editor.setPublished(true)).toBe("Done")
  expect(server.project.published_at).toBe("now")
})

test("a project that is gone is not sent again", async () => {
  const { editor, server } = openEditor([new ApiFailure(404, "Gone")])
  editor.type("title", "Kitchen")
  await editor.saveNow()
  expect(editor.current().saving).toBe("gone")
  editor.type("title", "Kitchens")
  expect(server.sent).toHaveLength(1)
})
