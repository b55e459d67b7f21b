import { useEffect } from 'react'
import { Failure, signInAfter, SkeletonLines, Surface, useHost, useQuery } from '../../src/index'
import { ServiceFields } from './service-fields'
import { serviceOf } from './service-form.store'
import { serviceFormTexts } from './service-form.texts'

/** What the page sets. */
export interface ServiceFormProps {
  serviceId: number | undefined
}

/** The form of a service: with an id it edits, else it adds (R233). */
export function ServiceForm({ serviceId }: ServiceFormProps) {
  const host = useHost()
  useEffect(() => {
    if (!serviceId) host.reveal(true)
  }, [host, serviceId])
  return serviceId ? <Edited key={serviceId} id={serviceId} /> : <ServiceFields />
}

function Edited({ id }: { id: number }) {
  const $service = serviceOf(id)
  const { data, error } = useQuery($service)
  if (data) return <ServiceFields service={data} />
  return (
    <Surface busy={!error}>
      {error ? (
        <Failure
          text={serviceFormTexts().failed}
          signIn={signInAfter(error, '/company-sign-in')}
          onRetry={$service.refetch}
        />
      ) : (
        <SkeletonLines lines={8} />
      )}
    </Surface>
  )
}
