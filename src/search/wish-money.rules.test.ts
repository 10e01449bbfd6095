import { expect, test } from "vitest"
import { type Money, readMoney } from "./wish-money.rules.ts"

test.for<[typed: string, rest: string, money: Partial<Money>]>([
  ["modular kitchen near Kothrud small budget", "modular kitchen near Kothrud", { class: "low" }],
  ["small house", "small house", {}],
  ["interior designer under 1500", "interior designer", { atMost: 1500 }],
  ["architect below ₹1,600 per hour", "architect", { atMost: 1600 }],
  ["designer upto 2k", "designer", { atMost: 2000 }],
  ["designer max rs. 900/-", "designer", { atMost: 900 }],
  // The whole work's cost is nobody's price of an hour.
  ["kitchen under 3 lakh", "kitchen", { ofWork: 300_000 }],
  ["villa within 20000000", "villa", { ofWork: 20_000_000 }],
  ["kitchen under 50000", "kitchen", { ofWork: 50_000 }],
  ["फ्लॅट 20 लाख तक", "फ्लॅट", { ofWork: 2_000_000 }],
  ["under 0", "", {}],
  ["ghar ka naksha 1000 se kam", "ghar ka naksha", { atMost: 1000 }],
  ["१५०० पेक्षा कमी आर्किटेक्ट", "आर्किटेक्ट", { atMost: 1500 }],
  ["sasta interior designer", "interior designer", { class: "low" }],
  ["स्वस्तात किचन", "किचन", { class: "low" }],
  ["औंध में किचन कम बजट", "औंध में किचन", { class: "low" }],
  ["kami kharchat ghar", "ghar", { class: "low" }],
  ["high-end apartment", "apartment", { class: "high" }],
  ["luxury villa", "villa", { class: "luxury" }],
  ["cheap", "", { class: "low" }],
  ["2 bhk under construction", "2 bhk under construction", {}],
  ["underwater 5000", "underwater 5000", {}],
  ["budgeting", "budgeting", {}],
  // What is counted is no money.
  ["interior designer within 5 km of kothrud", "interior designer kothrud", {}],
  ["under 600 sq ft", "under 600 sq ft", {}],
  ["max 3 bhk flat", "max 3 bhk flat", {}],
  ["architect within 24 hours", "architect within 24 hours", {}],
  ["max 3", "", {}],
  ["under 5 cr", "", { ofWork: 50_000_000 }],
  ["bungalow budget 50 lakh", "bungalow", { ofWork: 5_000_000 }],
  ["architect 1500 per hour", "architect", { atMost: 1500 }],
  // What is not wanted
  ["interior designer not expensive", "interior designer", { class: "low" }],
  ["simple kitchen no luxury", "simple kitchen", { class: "low" }],
  ["महाग नको इंटिरियर", "इंटिरियर", { class: "low" }],
  ["not cheap kitchen", "kitchen", {}],
])("%s", ([typed, rest, money]) => {
  expect(readMoney(typed)).toEqual({
    rest,
    money: { class: undefined, atMost: undefined, ofWork: undefined, ...money },
  })
})
