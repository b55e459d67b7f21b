import { readFileSync } from 'node:fs'
import autocannon, { type Request, type Result } from 'autocannon'
import { demoAccounts } from '../demo/db/seed'
import { startSite, visitorOf, type RunningSite } from '../test/server/site'

/** A started site under load, and what it costs. */
export class SiteLoad {
  private constructor(
    private readonly site: RunningSite,
    /** What a job seeker's and a company's requests carry. */
    private readonly headers: Record<'nobody' | 'seeker' | 'company', Record<string, string>>,
  ) {}

  /** Starts the demo on a database of its own, and signs two accounts in. */
  static async start(env: Record<string, string>): Promise<SiteLoad> {
    const site = await startSite({ LOG_LEVEL: 'error', ...env })
    const seeker = await signedIn(site, demoAccounts.user, '/user-sign-in')
    const company = await signedIn(site, demoAccounts.company, '/company-sign-in')
    return new SiteLoad(site, { nobody: {}, seeker, company })
  }

  /** Has clients ask for pages in turn, each the next as soon as it has one, for some seconds. */
  async run(requests: readonly Asked[], clients: number, seconds: number): Promise<Outcome> {
    const before = this.cpu()
    const result = await autocannon({
      url: this.site.origin,
      connections: clients,
      duration: seconds,
      timeout: 30,
      requests: requests.map(({ as, ...request }) => ({
        ...request,
        headers: { ...this.headers[as], ...request.headers },
      })),
    })
    const total = result.requests.total
    return { result, cpu: (this.cpu() - before) / total, megabytes: this.megabytes() }
  }

  async stop(): Promise<void> {
    this.site.child.kill('SIGTERM')
    await this.site.ended
  }

  /** Milliseconds that the process has worked since it started, in and for itself. */
  private cpu(): number {
    const [user, system] = this.stat('stat').split(') ')[1]!.split(' ').slice(11, 13)
    // a tick of Linux's clock, as `getconf CLK_TCK` says, is 10 ms
    return (Number(user) + Number(system)) * 10
  }

  /** What of it lies in memory. */
  private megabytes(): number {
    return Number(/VmRSS:\s+(\d+)/.exec(this.stat('status'))![1]) / 1024
  }

  private stat(file: string): string {
    return readFileSync(`/proc/${this.site.child.pid}/${file}`, 'utf8')
  }
}

/** One request, and whose it is. */
export interface Asked extends Request {
  as: 'nobody' | 'seeker' | 'company'
}

/** What a run came to: autocannon's figures, CPU milliseconds a request, and the memory at its end. */
export interface Outcome {
  result: Result
  cpu: number
  megabytes: number
}

/** Requests that were not answered as they should be. */
export const failuresIn = ({ result }: Outcome): number =>
  result.errors + result.timeouts + result.non2xx

async function signedIn(
  { origin }: RunningSite,
  account: { email: string; password: string },
  page: string,
): Promise<Record<string, string>> {
  const visitor = visitorOf(origin)
  const { status } = await visitor.signIn(account, page)
  if (status !== 303) throw new Error(`${account.email} was answered ${status}.`)
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const token = decodeURIComponent(visitor.cookies.get('XSRF-TOKEN')!)
  return { cookie, 'x-xsrf-token': token, 'x-requested-with': 'XMLHttpRequest' }
}
