from django.urls import path, re_path

from . import calls, guard, pages, photo

urlpatterns = [
    path('', pages.member_page, {'template': 'home.html'}),
    path('company/services', pages.member_page, {'template': 'services.html'}),
    path('user-sign-in', pages.sign_in),
    path('sign-out', pages.sign_out),
    path('photos/<str:name>', photo.show_photo),
    # without a slash at the end, which Django's own addresses have: they are the contract's
    path('api/v2/user/get-profile-details', calls.get_profile),
    path('api/v2/user/get-saved-job', calls.get_saved_jobs),
    path('api/v2/user/get-saved-course', calls.get_saved_courses),
    path('api/v2/get-preferences', calls.get_preference_options),
    path('api/v2/user/get-preferences', calls.get_preferences),
    path('api/v2/company/service', calls.get_services),
    path('api/v2/job-bookmark', calls.bookmark_job),
    path('api/v2/user/update-preferences', calls.update_preferences),
    re_path(r'^api/v2/company/service/(?P<id>\d{1,18})/toggle-status$', calls.toggle_service),
    path('api/v2/user/update-profile-image', photo.update_profile_image),
    path('api/<path:rest>', guard.no_such_call),
]
