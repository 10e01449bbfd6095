/** Stands in for what sends files in a browser: each upload waits until a test ends it. */
export class FakeUpload {
  static open: FakeUpload[] = []
  upload: { onprogress?: (progress: { loaded: number; total: number }) => void } = {}
  onloadend = () => {}
  status = 0
  responseText = ""
  name = ""
  open(_method: string, address: string) {
    this.name = new URL(address, "http://a.example").searchParams.get("name")!
  }
  setRequestHeader() {}
  send() {
    FakeUpload.open.push(this)
  }
  abort() {
    this.onloadend()
  }
  end(status: number, body: object) {
    this.status = status
    this.responseText = JSON.stringify({ success: status < 300, ...body })
    this.onloadend()
  }
}
