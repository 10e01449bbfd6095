import { expect, test } from "vitest"
import { z } from "zod"
import { inLanguages } from "../language/language.ts"
import { byRule, errorIn, fieldErrors } from "../validation.ts"
import { checkForm, fieldsCheckedWith, readForm } from "./form-check.ts"
import { fieldsOf } from "./form-fields.ts"

const nameViolation = (text: string) => (text.includes("://") ? "plain_text" : undefined)
const schema = z.object({
  name: z.string().trim().min(2).max(10).superRefine(byRule(nameViolation)),
  email: z.string().trim().min(1).max(20).toLowerCase().check(z.email()),
  password: z.string().min(6).max(12).meta({ format: "password" }),
  size: z.enum(["small", "large"]).optional(),
  date: z.string().min(1).max(64),
  note: z.string().trim().max(5).default(""),
  news: z.boolean().default(false),
})
const texts = {
  fields: { name: "Name", email: "Email", size: "Size", date: "Date", note: "Note", password: "Password" },
  missing: { date: "Please select a date" },
  rules: { plain_text: (label: string) => `${label} must be plain text` },
}
const fields = fieldsOf(schema)
const checked = {
  fields,
  rules: [{ fields: ["name"], check: ({ name }: { name: string }) => nameViolation(name) }] as const,
}
const right = { name: "Asha", email: "a@x.in", password: "long enough", date: "today" }

test("of a schema the fields' constraints are left, as data", () => {
  expect(fields).toEqual({
    name: { isRequired: true, min: 2, max: 10, isTrimmed: true },
    email: { isRequired: true, max: 20, isTrimmed: true, isEmail: true, pattern: expect.stringContaining("@") },
    password: { isRequired: true, min: 6, max: 12, isSecret: true },
    size: { options: ["small", "large"] },
    date: { isRequired: true, max: 64 },
    note: { max: 5, isTrimmed: true },
    news: { isBox: true },
  })
  expect(JSON.parse(JSON.stringify(fields))).toEqual(fields)
})

test("a password that does not say so is refused: it would be kept and sent back", () => {
  expect(() => fieldsOf(z.object({ new_password: z.string() }))).toThrow("new_password is not marked as a password")
})

test.each([
  {},
  { name: "", email: "", password: "", date: "" },
  { ...right, name: "A" },
  { ...right, name: "   " },
  { ...right, name: "Asha Kulkarni" },
  { ...right, name: "http://x" },
  { ...right, email: "asha@home" },
  { ...right, email: "asha.kulkarni@home.example" },
  { ...right, password: " abc " },
  { ...right, password: "a".repeat(13) },
  { ...right, size: "medium" },
  { ...right, note: " longer " },
  { ...right, name: "👩" },
  { ...right, name: "👩👩👩👩👩👩" },
  { ...right, note: "👩👩👩👩👩👩" },
  { ...right, news: true },
  right,
])("the browser says of %j what the server says", (typed: Record<string, string | boolean>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(typed)) if (value !== false) data.set(name, String(value))
  const read = readForm(data, fields)
  const parsed = schema.safeParse(typed, { error: errorIn("en", inLanguages({ en: texts })) })
  expect(checkForm(checked, read, "en", texts)).toEqual(parsed.success ? {} : fieldErrors(parsed.error))
})

test("a rule over two fields is asked when both are there, and judged anew with either", () => {
  const both = {
    fields: { from: {}, until: {} },
    rules: [
      {
        fields: ["from", "until"],
        check: ({ from, until }: Record<string, string>) => (from! > until! ? "order" : undefined),
      },
    ],
  } as const
  const said = { fields: { from: "From" }, rules: { order: (label: string) => `${label} must come first` } }
  const check = (typed: Record<string, string>) => checkForm<{ from: string; until: string }>(both, typed, "en", said)
  expect(check({ from: "2" })).toEqual({})
  expect(check({ from: "2", until: "1" })).toEqual({ from: "From must come first" })
  expect(fieldsCheckedWith<{ from: string; until: string }>(both, "until")).toEqual(["until", "from"])
})

test("a rule that says so is also asked where a field is empty", () => {
  const description = {
    fields: { way: {}, place: {} },
    rules: [
      {
        fields: ["place", "way"],
        checksEmpty: true,
        check: ({ place, way }: Record<string, string>) => (way === "site" && !place ? "where" : undefined),
      },
    ],
  } as const
  const said = { rules: { where: () => "Please say where" } }
  const check = (typed: Record<string, string>) =>
    checkForm<{ way: string; place: string }>(description, typed, "en", said)
  expect(check({ way: "site" })).toEqual({ place: "Please say where" })
  expect(check({ way: "site", place: "Baner" })).toEqual({})
  expect(check({ way: "studio" })).toEqual({})
})
