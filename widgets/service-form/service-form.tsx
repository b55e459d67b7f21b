import { useEffect } from 'react'
import { Failure, SkeletonLines, Surface, texts, useHost, useQuery } from '../../src/index'
import { ServiceFields } from './service-fields'
import { serviceOf } from './service-form.store'

const english = { failed: 'The service could not be read. Please try again later.' }

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
          text={texts('service-form', english).failed}
          onRetry={() => void $service.refetch()}
        />
      ) : (
        <SkeletonLines lines={8} />
      )}
    </Surface>
  )
}
