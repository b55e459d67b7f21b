import { useEffect, useLayoutEffect } from 'react'
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
import type { NavLink } from './links'

/** What the page sets. */
export interface CompanyNavProps {
  links: NavLink[]
}

/** The company area's navigation, and the page below it (R140). */
export function CompanyNav({ links }: CompanyNavProps) {
  const host = useHost()
  const id = companyId()
  useEffect(() => host.reveal(true), [host])

  // outside our own root, so that the page below keeps its look
  useLayoutEffect(() => {
    const outlet = document.createElement('slot')
    host.root.append(outlet)
    return () => outlet.remove()
  }, [host])

  return id ? <Known id={id} links={links} /> : <Unknown links={links} />
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
      path={location.pathname}
      signIn={signInAfter(error, '/company-sign-in')}
    />
  )
}

function Unknown({ links }: CompanyNavProps) {
  const user = useStore($user)
  return <CompanyNavView name={user?.company_name ?? ''} links={links} path={location.pathname} />
}
