import { useEffect, useLayoutEffect, useMemo } from 'react'
import {
  $user,
  companyId,
  companyProfile,
  signInAfter,
  useHost,
  useQuery,
  useStore,
} from '../../src/index'
import { CompanyNavView } from './company-nav-view'
import { checkLinks, type NavLink } from './links'
import { usePath } from './use-path'

/** What the page sets. */
export interface CompanyNavProps {
  links: NavLink[]
}

/** The company area's navigation, and the page below it (R140). */
export function CompanyNav({ links: given }: CompanyNavProps) {
  const host = useHost()
  const { links, fault } = useMemo(() => checked(given), [given])
  const id = companyId()
  useEffect(() => host.reveal(true), [host])
  useEffect(() => {
    if (fault) host.report(fault, 'attribute')
  }, [host, fault])

  // outside our own root, so that the page below keeps its look
  useLayoutEffect(() => {
    const outlet = document.createElement('slot')
    host.root.append(outlet)
    return () => outlet.remove()
  }, [host])

  return id ? <Known id={id} links={links} /> : <Unknown links={links} />
}

/** What a script sets as a property is no more trusted than the attribute. */
function checked(given: NavLink[]): { links: NavLink[]; fault?: Error } {
  try {
    return { links: checkLinks(given) }
  } catch (error) {
    return { links: [], fault: error as Error }
  }
}

type KnownProps = CompanyNavProps & { id: number }

function Known({ id, links }: KnownProps) {
  const { data, error } = useQuery(companyProfile(id))
  const user = useStore($user)
  const name = data?.company_name ?? user?.company_name ?? ''
  return (
    <CompanyNavView
      {...{ name, links }}
      logo={data?.company_logo}
      path={usePath()}
      signIn={signInAfter(error, '/company-sign-in')}
    />
  )
}

function Unknown({ links }: CompanyNavProps) {
  const user = useStore($user)
  return <CompanyNavView name={user?.company_name ?? ''} links={links} path={usePath()} />
}
