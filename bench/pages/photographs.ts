/**
 * A project of ten photographs, brought and published by the calls that its professional's page makes. They are made here:
 * light that falls off, walls and noise, so that they weigh what a camera's pictures weigh.
 */
import sharp from "sharp"
import { demoPassword } from "../../db/demo/accounts.ts"

/** One who can sign in. */
const EMAIL = "provider@demo.example"
const PICTURES = 10

const photograph = async (n: number) => {
  const [width, height] = n % 3 === 2 ? [1500, 2000] : [2400, 1800]
  const grain = await sharp({
    create: { width, height, channels: 3, background: "#808080", noise: { type: "gaussian", mean: 128, sigma: 38 } },
  })
    .blur(1.2)
    .png()
    .toBuffer()
  const walls = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><radialGradient id="l" cx="${20 + 6 * n}%" cy="30%">
    <stop offset="0" stop-color="#fff3dc"/><stop offset="1" stop-color="hsl(${(n * 37) % 360} 24% 28%)"/></radialGradient></defs>
    <rect width="100%" height="100%" fill="url(#l)"/><path d="M0 ${height * 0.7}L${width} ${height * 0.62}V${height}H0z" fill="#6b4a32"/>
    <rect x="${width * 0.55}" y="${height * 0.16}" width="${width * 0.28}" height="${height * 0.34}" fill="#dfe9ee"/></svg>`
  return sharp(Buffer.from(walls))
    .composite([{ input: grain, blend: "soft-light" }])
    .jpeg({ quality: 88 })
    .toBuffer()
}

const facts = { work: "living", locality: "Kothrud", completed_year: 2024 }

interface Photographed {
  professionalId: string
  projectId: string
}

/** On a site with the demo's people. */
export const publishPhotographs = async (site: string): Promise<Photographed> => {
  const ask = async (method: string, path: string, body: object | Buffer, token?: string) => {
    const isFile = body instanceof Buffer
    const answer = await fetch(`${site}/api${path}`, {
      method,
      headers: {
        "content-type": isFile ? "image/jpeg" : "application/json",
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: isFile ? new Uint8Array(body) : JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${method} ${path} was answered with ${answer.status}: ${await answer.text()}`)
    return answer.json()
  }
  const { token, user } = (await ask("POST", "/auth/login", { identifier: EMAIL, password: demoPassword })) as {
    token: string
    user: { professional_id: string }
  }
  const pictures: object[] = []
  for (let n = 0; n < PICTURES; n++) {
    const path = `/files?purpose=project&name=${n + 1}.jpg`
    const { id } = (await ask("POST", path, await photograph(n), token)) as { id: string }
    pictures.push({ file_id: id, alt: `A room in evening light, ${n + 1} of ${PICTURES}`, caption: `View ${n + 1}` })
  }
  const professionalId = user.professional_id
  const { project } = (await ask(
    "POST",
    `/provider/${professionalId}/projects`,
    { title: "A flat in ten views" },
    token,
  )) as {
    project: { id: string; version: number }
  }
  const path = `/provider/${professionalId}/projects/${project.id}`
  await ask("PUT", path, { ...facts, pictures, published: true, version: project.version }, token)
  return { professionalId, projectId: project.id }
}
