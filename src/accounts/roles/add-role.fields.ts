/** What the forms of the other side check what is typed by. */
import { fieldsOf } from "../../platform/form/form-fields.ts"
import {
  builderAddition,
  codeEntry,
  developerAddition,
  individualAddition,
  professionalAddition,
} from "./add-role.schema.ts"

export const codeFields = fieldsOf(codeEntry)
export const individualAdditionFields = fieldsOf(individualAddition)
export const builderAdditionFields = fieldsOf(builderAddition)
export const developerAdditionFields = fieldsOf(developerAddition)
export const professionalAdditionFields = fieldsOf(professionalAddition)
