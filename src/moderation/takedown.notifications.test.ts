import { expect, test } from "vitest"
import { contentHidden, contentRestored, contentStaysHidden } from "./takedown.notifications.server.ts"
import type { TakedownKind } from "./takedown.rules.ts"

const about = (item: TakedownKind, more: object = {}) => ({
  item,
  item_id: "1",
  path: "/there",
  reason: "Too loud",
  ...more,
})

const saidOf = (params: ReturnType<typeof about>) =>
  [contentHidden, contentStaysHidden, contentRestored].map(({ notification, mail }) => {
    const { message } = notification!(params, "en")
    const { preview, paragraphs } = mail!(params, "en", "https://example.org")
    expect([preview, paragraphs[0]]).toEqual([message, message])
    return message
  })

test.each([
  ["post", { title: "Stone floors" }, "“Stone floors”"],
  ["project", { title: "A wada" }, "“A wada”"],
  ["comment", { title: "Stone floors", post_id: "2" }, "your comment on “Stone floors”"],
  ["review", { professional_name: "Studio Deodar", professional_id: "2" }, "your review of Studio Deodar"],
] as const)("a %s is called what its author knows it by", (item, names, called) => {
  expect(saidOf(about(item, names))).toEqual([
    `Our team hid ${called} for this reason: Too loud`,
    `Our team has read your appeal about ${called}. The answer: Too loud`,
    `Our team restored ${called} for this reason: Too loud`,
  ])
})

test.each(["post", "review", "message", "portrait"] as const)("a %s without a name, as in rows from before", (item) => {
  expect(saidOf(about(item))).toEqual([
    "Our team hid it for this reason: Too loud",
    "Our team has read your appeal. The answer: Too loud",
    "Our team restored it for this reason: Too loud",
  ])
})
