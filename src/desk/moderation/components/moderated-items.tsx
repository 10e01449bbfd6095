import type { ItemList } from "../items.list.ts"
import type { ModeratedItem } from "../moderation.schema.ts"
import { ItemCard } from "./item-card.tsx"

export function ModeratedItems({ items, list }: { items: readonly ModeratedItem[]; list: ItemList }) {
  return (
    <ul className="grid grid-cols-1 gap-4">
      {items.map((item) => (
        <ItemCard key={item.id} item={item} list={list} />
      ))}
    </ul>
  )
}
