import { TitledCard } from "../../../ui/titled-card.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { type DeviceKind, deviceKinds } from "../../session/agent.rules.ts"
import { hueOfDevice } from "../activity-log.rules.ts"
import { activityTrackingTexts, deviceTexts } from "../texts.ts"

/** Each kind of device with its share; the number says the same as its bar. */
export function DeviceDistribution({ devices }: { devices: Record<DeviceKind, number> }) {
  const { devices: t } = useTexts(activityTrackingTexts)
  const { names } = useTexts(deviceTexts)
  const all = deviceKinds.reduce((sum, kind) => sum + devices[kind], 0)
  return (
    <TitledCard title={t.title}>
      <ul className="grid gap-4">
        {deviceKinds.map((kind) => (
          <li key={kind} className="grid gap-1.5">
            <p className="flex items-baseline justify-between gap-4">
              <span className="flex items-center gap-2 font-semibold">
                <span aria-hidden="true" className={`size-2.5 rounded-full ${hues[hueOfDevice(kind)].dot}`} />
                {names[kind]}
              </span>
              <span className="text-muted text-sm tabular-nums">
                {t.share(devices[kind], Math.round((devices[kind] / all) * 100))}
              </span>
            </p>
            <Bar hue={hues[hueOfDevice(kind)].bar} share={devices[kind] / all} />
          </li>
        ))}
      </ul>
    </TitledCard>
  )
}

const hues = {
  slate: { dot: "bg-slate", bar: "fill-slate" },
  neem: { dot: "bg-neem", bar: "fill-neem" },
  plum: { dot: "bg-plum", bar: "fill-plum" },
  neutral: { dot: "bg-border", bar: "fill-border" },
}

function Bar({ hue, share }: { hue: string; share: number }) {
  return (
    <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true" className="h-2 w-full rounded-full bg-fill">
      <rect width={share * 100} height="1" className={hue} />
    </svg>
  )
}
