import { SkeletonLines } from '../../src/index'
import { Band } from './band'

/** The card while the profile is on its way. */
export function ProfileSkeleton() {
  return (
    <>
      <Band />
      <div className="profile-card__in">
        <div className="profile-card__top">
          <div className="profile-card__photo">
            <span className="av profile-card__av" />
          </div>
        </div>
        <SkeletonLines lines={4} />
        <SkeletonLines lines={5} />
      </div>
    </>
  )
}
