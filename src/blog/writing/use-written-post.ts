import { useEffect, useSyncExternalStore } from "react"
import type { OpenPost } from "./editing.actions.ts"

/** A post that is written on this page; whoever leaves it leaves nothing behind unsaved, and is not asked. */
export const useWrittenPost = ({ editor }: OpenPost) => {
  const view = useSyncExternalStore(editor.subscribe, editor.current, editor.current)
  useEffect(() => {
    const save = () => void editor.saveNow()
    const secure = () => editor.secure()
    const secureHidden = () => document.visibilityState === "hidden" && editor.secure()
    addEventListener("online", save)
    addEventListener("pagehide", secure)
    document.addEventListener("visibilitychange", secureHidden)
    return () => {
      removeEventListener("online", save)
      removeEventListener("pagehide", secure)
      document.removeEventListener("visibilitychange", secureHidden)
      editor.secure()
    }
  }, [editor])
  return view
}
