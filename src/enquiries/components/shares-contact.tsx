import { Checkbox } from "../../ui/field/checkbox.tsx"

interface SharesContactProps {
  box: { name: string; label: string; hint: string | undefined; error: string | undefined }
  isChosen: boolean
}

/** Of an inquiry: what whoever accepts it may have at once. Not ticked, the sender decides once somebody has accepted. */
export function SharesContact({ box: { name, label, hint, error }, isChosen }: SharesContactProps) {
  return (
    <div className="sm:col-span-2">
      <Checkbox name={name} label={label} hint={hint} error={error} defaultChecked={isChosen} />
    </div>
  )
}
